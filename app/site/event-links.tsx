import { Link } from 'react-router'
import { type CalendarEvent, eventPath } from '~/domain/calendar/calendar'

/** When and where, each a way to the event. */
export function EventLinks({ events }: { events: CalendarEvent[] }) {
  return (
    <ul>
      {events.map(({ id, slug, dateText, location }) => (
        <li key={id}>
          <Link to={eventPath(slug)} className="link inline-block py-1">
            {[dateText, location].filter(Boolean).join(', ')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
