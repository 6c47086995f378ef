import type { Picture as PictureView } from '~/domain/images/images'
import type { Shade, Shades } from '~/domain/images/shade'
import { Picture } from '~/site/pictures/picture'
import { Content } from '~/site/text/content'
import { RotatingQuotes } from './rotating-quotes'

interface HeroProps {
  picture: PictureView | undefined
  /** How dark it has to be behind the words. */
  shade: Shades
}

/** Of the parts for upright screens, as they are cut in app/platform/pictures/rendition.ts. */
const tallSizes = {
  // As `Picture` does: two dots to the point are enough on a phone that has three.
  phone: `(min-resolution: 2.5dppx) ${coverSizes(3 / 5, 2 / 3)}, ${coverSizes(3 / 5)}`,
  tablet: coverSizes(4 / 5),
}

export const wideShades: Record<Shade, string> = {
  none: '',
  light: 'shade-light',
  medium: 'shade-medium',
  strong: 'shade-strong',
}

/** Of the part that an upright screen shows, which is never lighter. */
const tallShades: Record<Shade, string> = {
  none: 'tall-shade-none',
  light: 'tall-shade-light',
  medium: 'tall-shade-medium',
  strong: 'tall-shade-strong',
}

/** The full-screen opening of the front page. Without a picture it is set in type alone. */
export function Hero({ picture, shade }: HeroProps) {
  return (
    <section
      className={`relative isolate flex min-h-[calc(100svh-var(--header-height))] items-end overflow-hidden print:min-h-0 ${picture ? 'bg-night text-candle print:bg-transparent print:text-ink' : 'bg-leaf'}`}
    >
      {picture && (
        <Picture
          picture={picture}
          sizes={coverSizes(picture.width / picture.height)}
          tallSizes={tallSizes}
          priority
          className="absolute! inset-0 -z-20 size-full print:hidden"
        />
      )}
      <div
        className={`w-full ${picture ? `${wideShades[shade.wide]} ${tallShades[shade.tall]}` : ''}`}
      >
        <div className="page grid gap-8 pt-32 pb-10 md:pb-16 print:gap-3">
          <div>
            <h1 className="max-w-[9.1em]">
              <Content of="hero.name" />
            </h1>
            <p className="mt-4 max-w-[23.2em] text-lead leading-snug">
              <Content of="hero.description" />
            </p>
          </div>
          <RotatingQuotes />
        </div>
      </div>
    </section>
  )
}

/** The picture fills the screen: in a tall one it is as wide as its height asks for. */
function coverSizes(ratio: number, share = 1): string {
  return `max(${Math.round(100 * share)}vw, calc((100svh - 4rem) * ${(ratio * share).toFixed(3)}))`
}
