import { eventPath } from '~/domain/calendar/calendar'
import type { CalendarEvent } from '~/domain/calendar/calendar.server'
import { SiteLink } from '~/site/layout/site-link'

export function EventLinks({ events }: { events: CalendarEvent[] }) {
  return (
    <ul>
      {events.map(({ id, slug, dateText, location }) => (
        <li key={id}>
          <SiteLink to={eventPath(slug)} className="link inline-block py-1">
            {[dateText, location].filter(Boolean).join(', ')}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
