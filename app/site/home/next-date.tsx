import { dayAndMonth } from '~/danish/dates'
import { eventPath } from '~/domain/calendar/calendar'
import type { ComingDate } from '~/domain/calendar/calendar.server'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'

/** The next event. On phones it has the height of two lines, so that nothing shifts when the fonts load. */
export function NextDate({ event }: { event: ComingDate | undefined }) {
  if (!event) return null
  const { date, slug, title } = event
  return (
    <p className="border-current/30 border-t pt-4 text-small max-md:min-h-[calc(2lh+1.5rem)] print:hidden">
      <SiteLink
        to={eventPath(slug)}
        className="inline-block text-balance py-1 no-underline hover:underline"
      >
        <Content of="forside.next" />
        {': '}
        <time dateTime={date}>{dayAndMonth(date)}</time>
        {' · '}
        {title}
      </SiteLink>
    </p>
  )
}
