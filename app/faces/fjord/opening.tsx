import { dayAndMonth } from '~/danish/dates'
import { eventPath } from '~/domain/calendar/calendar'
import type { ComingDate } from '~/domain/calendar/calendar.server'
import type { OpeningProps } from '~/site/home/opening'
import { RotatingQuotes } from '~/site/home/rotating-quotes'
import { SiteMark } from '~/site/layout/mark'
import { SiteLink } from '~/site/layout/site-link'
import { Picture } from '~/site/pictures/picture'
import { Content } from '~/site/text/content'

export function Opening({ picture, front }: OpeningProps) {
  return (
    <section className="print:pt-0">
      {picture ? (
        <Picture
          picture={picture}
          // On phones the band is higher, so the picture is wider than the screen.
          sizes="(min-width: 48rem) 100vw, 112vw"
          ratio="21/9"
          priority
          className="max-h-[60svh] w-full max-md:aspect-4/3 print:hidden"
        />
      ) : (
        <div className="dawn h-[32svh] print:hidden" />
      )}
      <div className="page grid rail-3 gap-y-10 pt-10 md:pt-14 print:gap-3">
        <div>
          <Content of="hero.name" as="h1" className="max-w-[10em] text-display" />
          <p className="mt-4 max-w-[24em] text-faded text-lead leading-snug">
            <Content of="hero.description" />
          </p>
        </div>
        <div className="content-end border-gilt border-t-2 pt-5">
          <RotatingQuotes />
          <SiteMark className="mt-6 h-14 max-w-56 text-season" />
        </div>
        {front.dates.length > 0 && <LargeDates events={front.dates} />}
      </div>
    </section>
  )
}

function LargeDates({ events }: { events: ComingDate[] }) {
  return (
    <ol className="grid gap-x-12 gap-y-6 border-rule border-t pt-6 md:grid-cols-3 md:col-span-2 print:hidden">
      {events.map(({ slug, date, title, location }) => {
        const [day = '', month = ''] = dayAndMonth(date).split(' ')
        return (
          <li
            key={slug}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 md:max-lg:grid-cols-none"
          >
            <time dateTime={date} className="grid">
              <span className="programme-day font-display text-accent leading-[0.9]">
                {day.replace('.', '')}
              </span>
              <span className="label">{month}</span>
            </time>
            <p className="pt-2 text-small leading-snug">
              <SiteLink to={eventPath(slug)} className="text-body no-underline hover:text-accent">
                {title}
              </SiteLink>
              {location && <span className="mt-1 block text-faded">{location}</span>}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
