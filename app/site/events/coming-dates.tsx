import { dayAndMonth } from '~/danish/dates'
import { eventPath } from '~/domain/calendar/calendar'
import type { ComingDate } from '~/domain/calendar/calendar.server'
import { SiteLink } from '~/site/layout/site-link'

export function ComingDates({ events }: { events: ComingDate[] }) {
  return (
    <ol className="-mt-4">
      {events.map(({ title, slug, date, weekday, timeText, location }) => (
        <li
          key={slug}
          className="contents-line lg:rail-2-after-1 grid items-baseline gap-y-1 border-rule border-b py-4 last:border-b-0"
        >
          <time dateTime={date} className="text-faded max-lg:text-small">
            {weekday} <span className="whitespace-nowrap">{dayAndMonth(date)}</span>
          </time>
          <div>
            <h3 className="hyphens-auto">
              <SiteLink to={eventPath(slug)} className="no-underline hover:text-accent">
                {title}
              </SiteLink>
            </h3>
            {(timeText || location) && (
              <p className="text-faded text-small">
                {[timeText, location].filter(Boolean).join(' · ')}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
