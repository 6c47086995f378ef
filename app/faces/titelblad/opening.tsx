import { NextDate } from '~/site/home/next-date'
import type { OpeningProps } from '~/site/home/opening'
import { RotatingQuotes } from '~/site/home/rotating-quotes'
import { SiteMark } from '~/site/layout/mark'
import { useSiteData } from '~/site/layout/site-data'
import { Picture } from '~/site/pictures/picture'
import { Content } from '~/site/text/content'

export function Opening({ picture, front }: OpeningProps) {
  const { mark } = useSiteData().appearance
  return (
    <section className="page grid justify-items-center gap-10 pt-16 text-center md:pt-24 print:gap-3 print:pt-0">
      <div className="grid justify-items-center gap-6">
        <Content of="hero.name" as="h1" className="max-w-[12em] text-display" />
        {mark ? <SiteMark className="h-16 max-w-full text-season" /> : <Fleuron />}
        <p className="max-w-[26em] font-display text-lead italic leading-snug">
          <Content of="hero.description" />
        </p>
      </div>
      {picture && (
        <figure className="grid w-full max-w-[46rem] gap-3 print:hidden">
          <div className="border border-rule p-2 md:p-3">
            <Picture
              picture={picture}
              sizes="(min-width: 48rem) 44rem, 86vw"
              ratio="natural"
              priority
            />
          </div>
          {picture.alt && (
            // The height of two lines, since the name may need one line more in the fallback font.
            <figcaption className="text-balance text-caption text-faded italic max-md:min-h-[2lh]">
              {picture.alt}
            </figcaption>
          )}
        </figure>
      )}
      <div className="grid w-full max-w-[34rem] justify-items-center gap-6">
        <RotatingQuotes />
        <div className="w-full">
          <NextDate event={front.dates[0]} />
        </div>
      </div>
    </section>
  )
}

function Fleuron() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      className="w-28 text-accent"
    >
      <path d="M4 12h34M82 12h34" />
      <path d="M60 3c5 4 5 14 0 18-5-4-5-14 0-18Z" fill="currentColor" stroke="none" />
      <path d="M60 21c-7-1-13-5-15-9 6-1 12 2 15 9Zm0 0c7-1 13-5 15-9-6-1-12 2-15 9Z" />
    </svg>
  )
}
