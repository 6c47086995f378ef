import type { Picture as PictureView } from '~/domain/images/images'
import { Content } from './content'
import { Picture } from './picture'
import { RotatingQuotes } from './rotating-quotes'

/** The full-screen opening of the front page (docs/specification.md, "Front page"). */
export function Hero({ picture }: { picture: PictureView | undefined }) {
  return (
    <section className="relative isolate flex min-h-[calc(100svh-4rem)] items-end overflow-hidden bg-night text-candle">
      {picture ? (
        <>
          <Picture
            picture={picture}
            sizes="100vw"
            priority
            className="absolute! inset-0 -z-20 size-full"
          />
          <div className="scrim absolute inset-0 -z-10" />
        </>
      ) : (
        <div className="dusk absolute inset-0 -z-10" />
      )}
      <div className="page grid gap-8 pt-24 pb-10 md:pb-16">
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
    </section>
  )
}
