import { NextDate } from '~/site/home/next-date'
import type { OpeningProps } from '~/site/home/opening'
import { RotatingQuotes } from '~/site/home/rotating-quotes'
import { SiteMark } from '~/site/layout/mark'
import { SiteLink } from '~/site/layout/site-link'
import { Picture } from '~/site/pictures/picture'
import { Content } from '~/site/text/content'
import { BookCover } from '~/site/works/book-cover'

export function Opening({ picture, front: { work, dates } }: OpeningProps) {
  return (
    <section className="relative overflow-hidden bg-leaf">
      <div className="page grid items-center gap-x-16 gap-y-10 pt-12 pb-20 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] md:pt-16 md:pb-28 print:gap-3 print:py-0">
        <div className="grid gap-6">
          <SiteMark className="h-16 max-w-60 justify-self-start text-season" />
          <Content of="hero.name" as="h1" className="max-w-[9em] text-display" />
          <Content of="hero.description" as="p" className="max-w-[24em] text-lead leading-snug" />
          <RotatingQuotes />
          <NextDate event={dates[0]} />
        </div>
        {work ? (
          <figure className="grid gap-4 print:hidden">
            <SiteLink to={work.path} className="mx-auto block w-52 md:w-full md:max-w-80">
              <BookCover
                cover={work.cover}
                title={work.title}
                sizes="(min-width: 48rem) 20rem, 13rem"
                priority
              />
            </SiteLink>
            <figcaption className="text-balance text-center text-small md:max-w-80">
              <Content of="forside.work" as="span" className="label" />
              <SiteLink to={work.path} className="block font-lead text-lead hover:text-accent">
                {work.title}
              </SiteLink>
            </figcaption>
          </figure>
        ) : (
          picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 48rem) 30vw, 90vw"
              ratio="4/3"
              priority
              className="print:hidden"
            />
          )
        )}
      </div>
      <Grass />
    </section>
  )
}

function Grass() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 60"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className="absolute inset-x-0 bottom-0 h-14 w-full text-accent print:hidden"
    >
      {blades.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}

const blades = Array.from({ length: 150 }, (_, index) => {
  const x = index * 8 + ((index * 37) % 7)
  const height = 18 + ((index * 53) % 38)
  const bend = 10 + ((index * 29) % 22)
  return `M${x} 60q2-${Math.round(height * 0.6)} ${bend}-${height}`
})
