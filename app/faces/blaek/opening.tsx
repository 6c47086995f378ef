import { NextDate } from '~/site/home/next-date'
import type { OpeningProps } from '~/site/home/opening'
import { RotatingQuotes } from '~/site/home/rotating-quotes'
import { SiteMark } from '~/site/layout/mark'
import { Content, useContent } from '~/site/text/content'

/** A name whose words have at most this many letters fits on a phone or a tablet in the largest size. */
const maxShortWord = 7

/** The size in which a name fills one line of a wide screen, by its number of letters plus the full stop. */
const oneLineSizes = [
  { max: 9, size: 'lg:text-[23.4cqi]' },
  { max: 11, size: 'lg:text-[19.1cqi]' },
  { max: 13, size: 'lg:text-[16.2cqi]' },
  { max: 15, size: 'lg:text-[14cqi]' },
  { max: 17, size: 'lg:text-[12.4cqi]' },
  { max: 19, size: 'lg:text-[11cqi]' },
  { max: 21, size: 'lg:text-[10cqi]' },
  { max: 24, size: 'lg:text-[8.8cqi]' },
]

export function Opening({ front }: OpeningProps) {
  const name = useContent()['hero.name'] ?? ''
  const words = name.split(/[\s-]/)
  const isShort = words.every(({ length }) => length <= maxShortWord)
  const wideSize = oneLineSizes.find(({ max }) => name.length < max)?.size ?? ''
  return (
    <section className="page grid min-h-[calc(100svh-var(--header-height))] content-between gap-12 pt-12 pb-8 md:pt-20 print:min-h-0 print:gap-3">
      <div className="@container grid gap-6 md:gap-10">
        <h1
          className={`leading-[0.92] tracking-[-0.03em] text-[clamp(3.4rem,15vw,13rem)] ${isShort ? 'max-lg:text-[18.5vw]' : ''} ${wideSize} print:text-large`}
        >
          <Content of="hero.name" />
          <span aria-hidden="true" className="text-accent">
            .
          </span>
        </h1>
        <p className="max-w-[22em] text-balance text-lead leading-snug max-md:max-w-[14em]">
          <Content of="hero.description" />
        </p>
      </div>
      <div className="rail-2 grid items-end gap-y-12 max-lg:contents">
        <div className="max-lg:[&_p]:text-large lg:[&_p]:text-heading">
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
