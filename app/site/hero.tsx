import type { Picture as PictureView } from '~/domain/images/images'
import type { Shade } from '~/domain/images/shade'
import { Content } from './content'
import { Picture } from './picture'
import { RotatingQuotes } from './rotating-quotes'

interface HeroProps {
  picture: PictureView | undefined
  /** How dark it has to be behind the words. */
  shade: Shade
}

const shades: Record<Shade, string> = {
  none: '',
  light: 'shade-light',
  medium: 'shade-medium',
  strong: 'shade-strong',
}

/** The full-screen opening of the front page. Without a picture it is set in type alone. */
export function Hero({ picture, shade }: HeroProps) {
  return (
    <section
      className={`relative isolate flex min-h-[calc(100svh-4rem)] items-end overflow-hidden print:min-h-0 ${picture ? 'bg-night text-candle print:bg-transparent print:text-ink' : 'bg-leaf'}`}
    >
      {picture && (
        <Picture
          picture={picture}
          sizes={coverSizes(picture)}
          priority
          className="absolute! inset-0 -z-20 size-full print:hidden"
        />
      )}
      <div className={`w-full ${picture ? shades[shade] : ''}`}>
        <div className="page grid gap-8 pt-32 pb-10 md:pb-16 print:pt-0">
          <div>
            <h1 className="max-w-[16ch]">
              <Content of="hero.name" />
            </h1>
            <p className="mt-4 max-w-[40ch] text-lead leading-snug">
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
function coverSizes({ width, height }: PictureView): string {
  return `max(100vw, calc((100svh - 4rem) * ${(width / height).toFixed(3)}))`
}
