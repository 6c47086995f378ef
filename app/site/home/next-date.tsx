import { dayAndMonth } from '~/danish/long-date'
import { type CalendarEvent, eventPath } from '~/domain/calendar/calendar'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'

export function NextDate({ event }: { event: CalendarEvent | undefined }) {
  if (!event) return null
  const { date, slug, title } = event
  return (
    <p className="border-current/30 border-t pt-4 text-small print:hidden">
      <SiteLink to={eventPath(slug)} className="inline-block py-1 no-underline hover:underline">
        <Content of="forside.next" />
        {': '}
        <time dateTime={date}>{dayAndMonth(date)}</time>
        {' · '}
        {title}
      </SiteLink>
    </p>
  )
}
