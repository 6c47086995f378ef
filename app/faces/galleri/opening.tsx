import { NextDate } from '~/site/home/next-date'
import type { OpeningProps } from '~/site/home/opening'
import { RotatingQuotes } from '~/site/home/rotating-quotes'
import { SiteMark } from '~/site/layout/mark'
import { Picture } from '~/site/pictures/picture'
import { Content } from '~/site/text/content'

/** A wall of pictures in their own proportions, with the name as a label beside them. */
export function Opening({ picture, front }: OpeningProps) {
  const [first] = front.wall
  const pictures = first || !picture ? front.wall : [picture]
  return (
    <section className="page grid gap-10 pt-10 md:pt-14 print:gap-3">
      <div className="columns-2 gap-4 md:columns-3 md:gap-6 print:hidden">
        {pictures.map((each, index) => (
          <Picture
            key={each.src}
            picture={each}
            sizes="(min-width: 48rem) 30vw, 45vw"
            ratio="natural"
            priority={index === 0}
            className="mb-4 break-inside-avoid md:mb-6"
          />
        ))}
      </div>
      <div className="rail-2 grid gap-y-8 border-ink border-t pt-6">
        <div>
          <h1 className="text-large">
            <Content of="hero.name" />
          </h1>
          <p className="mt-2 max-w-[26em] text-faded">
            <Content of="hero.description" />
          </p>
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
