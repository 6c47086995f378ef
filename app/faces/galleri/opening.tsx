import { NextDate } from '~/site/home/next-date'
import type { OpeningProps } from '~/site/home/opening'
import { RotatingQuotes } from '~/site/home/rotating-quotes'
import { SiteMark } from '~/site/layout/mark'
import { Picture } from '~/site/pictures/picture'
import { ratioPercent } from '~/site/pictures/ratio-percent'
import { Content } from '~/site/text/content'

export function Opening({ picture, front }: OpeningProps) {
  const [first] = front.wall
  const pictures = first || !picture ? front.wall : [picture]
  return (
    <section className="page grid gap-10 pt-10 md:pt-14 print:gap-3">
      <div className="justified gap-4 max-md:[--row:6.5rem] md:gap-6 md:[--row:clamp(9rem,17vw,13rem)] before:hidden after:hidden [&>*]:max-w-[calc(var(--ratio)*var(--row)*1.6)] print:hidden">
        {pictures.map((each, index) => (
          <Picture
            key={each.src}
            picture={each}
            sizes="(min-width: 48rem) 33vw, 46vw"
            ratio="natural"
            priority={index === 0}
            className={`justified-item ratio-${ratioPercent(each)}`}
          />
        ))}
      </div>
      <div className="rail-2 grid gap-y-8 border-ink border-t pt-6">
        <div>
          <Content of="hero.name" as="h1" className="text-large" />
          <Content of="hero.description" as="p" className="mt-2 max-w-[26em] text-faded" />
        </div>
        <div className="grid content-start gap-6">
          <RotatingQuotes />
          <NextDate event={front.dates[0]} />
          <SiteMark className="h-14 max-w-56 justify-self-start text-ink" />
        </div>
      </div>
    </section>
  )
}
