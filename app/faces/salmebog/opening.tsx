import { NextDate } from '~/site/home/next-date'
import type { OpeningProps } from '~/site/home/opening'
import { RotatingQuotes } from '~/site/home/rotating-quotes'
import { Picture } from '~/site/pictures/picture'
import { tallShades, wideShades } from '~/site/pictures/shade-classes'
import { Content } from '~/site/text/content'

/** The display widths of the crops for upright screens (app/platform/pictures/rendition.ts). */
const tallSizes = {
  // Dense screens get fewer pixels than they have, which halves the bytes and is hardly visible.
  phone: [
    `(min-resolution: 2.5dppx) ${coverSizes(3 / 5, 2 / 3)}`,
    `(min-resolution: 1.5dppx) ${coverSizes(3 / 5, 3 / 4)}`,
    coverSizes(3 / 5),
  ].join(', '),
  tablet: coverSizes(4 / 5),
}

export function Opening({ picture, shade, front }: OpeningProps) {
  return (
    <section
      className={`relative flex min-h-[calc(100svh-var(--header-height))] items-end overflow-hidden print:min-h-0 ${picture ? 'bg-night text-candle print:bg-transparent print:text-ink' : 'dawn'}`}
    >
      {picture && (
        <Picture
          picture={picture}
          sizes={coverSizes(picture.width / picture.height)}
          tallSizes={tallSizes}
          priority
          className="absolute! inset-0 size-full print:hidden"
        />
      )}
      <div
        className={`w-full ${picture ? `${wideShades[shade.wide]} ${tallShades[shade.tall]}` : ''}`}
      >
        <div className="page grid gap-8 pt-32 pb-10 [&>*]:max-w-[32rem] md:pb-16 print:gap-3">
          <div>
            <Content of="hero.name" as="h1" className="text-display" />
            <p className="mt-4 text-lead leading-snug max-md:max-w-[17em]">
              <Content of="hero.description" />
            </p>
          </div>
          <RotatingQuotes />
          <NextDate event={front.dates[0]} />
        </div>
      </div>
    </section>
  )
}

function coverSizes(ratio: number, share = 1): string {
  return `max(${Math.round(100 * share)}vw, calc((100svh - 4rem) * ${(ratio * share).toFixed(3)}))`
}
