import { NextDate } from '~/site/home/next-date'
import type { OpeningProps } from '~/site/home/opening'
import { RotatingQuotes } from '~/site/home/rotating-quotes'
import { SiteMark } from '~/site/layout/mark'
import { Content } from '~/site/text/content'

/** No picture: the name over the whole width, ended by a red full stop, and one line that speaks. */
export function Opening({ front }: OpeningProps) {
  return (
    <section className="page grid min-h-[calc(100svh-var(--header-height))] content-between gap-12 pt-12 pb-8 md:pt-20 print:min-h-0 print:gap-3">
      <h1 className="text-[clamp(3.4rem,15vw,13rem)] leading-[0.92] tracking-[-0.03em] print:text-large">
        <Content of="hero.name" />
        <span aria-hidden="true" className="text-accent">
          .
        </span>
      </h1>
      <div className="rail-2 grid gap-y-8 md:items-end">
        <div className="grid gap-6">
          <p className="max-w-[22em] text-lead leading-snug">
            <Content of="hero.description" />
          </p>
          <RotatingQuotes />
        </div>
        <div className="grid gap-6">
          <SiteMark className="h-14 max-w-56 justify-self-start text-ink" />
          <NextDate event={front.dates[0]} />
        </div>
      </div>
    </section>
  )
}
