import { data, href } from 'react-router'
import { eventPath } from '~/domain/calendar/calendar'
import { changeText } from '~/domain/calendar/calendar.copy'
import { comingDates, eventAt } from '~/domain/calendar/calendar.server'
import { eventPageData } from '~/domain/calendar/calendar-json-ld'
import { pageContent } from '~/domain/content/page-content.server'
import { pictureAt } from '~/domain/images/images.server'
import { mixedTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { subjectAt } from '~/domain/subjects/subjects.server'
import { textOf } from '~/http/linked-text'
import { withLinks } from '~/http/linked-text.server'
import { backendContext } from '~/platform/backend.server'
import { addJsonLd } from '~/platform/pages/json-ld.server'
import { readWithFallback } from '~/platform/pages/visit.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { AnnouncedChanges } from '~/site/events/announced-changes'
import { ComingDates } from '~/site/events/coming-dates'
import { EventFacts } from '~/site/events/event-facts'
import { EventTitle } from '~/site/events/events'
import { BackLink } from '~/site/layout/back-link'
import { EditItem } from '~/site/layout/edit-item'
import { MissingEntry } from '~/site/layout/missing-entry'
import { PageHead } from '~/site/layout/page-head'
import { Section } from '~/site/layout/section'
import { CreditedPicture } from '~/site/pictures/credited-picture'
import { Content } from '~/site/text/content'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/event'
import { readEntry } from './entry.server'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const [content, entry] = await Promise.all([
    pageContent(context, 'kalender'),
    readEntry(context, request, () => eventAt(backend, params.slug), eventPath),
  ])
  if (typeof entry === 'number') return data({ content, event: undefined }, entry)
  const { event } = entry
  const [subject, picture, others] = await Promise.all([
    readWithFallback(context, () => subjectAt(backend, event.subject_id), undefined),
    readWithFallback(context, () => pictureAt(backend, event.image_url, 'event'), undefined),
    readWithFallback(context, () => comingDates(backend, event.slug), []),
  ])
  const name = content['kalender.title']
  const summary = mixedTextLines(event.description ?? '')
  const jsonLdEvent = { ...event, description: summary }
  addJsonLd(context, eventPageData(backend.siteUrl, name, jsonLdEvent, { subject, picture }))
  const pageEvent = {
    ...withLinks(event, 'location'),
    summary,
    description: await mixedTextHtml(backend, event.description ?? ''),
    subject,
    picture,
    others,
  }
  return { content, event: pageEvent }
}

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  const { event } = loaderData
  if (!event) {
    return <MissingEntry title="kalender.not_found" back="kalender.back" to={href('/kalender')} />
  }
  const { id, title, slug, fullDateText, location, description, labels, picture, others } = event
  const locationText = location ? `, ${textOf(location)}` : ''
  const state = changeText(event)
  const summary = event.summary || `${fullDateText}${locationText}`
  return (
    <article className="page py-10 md:py-14">
      <PageHead
        title={`${state ? `${state}: ` : ''}${title}, ${fullDateText}`}
        description={state ? `${state}. ${summary}` : summary}
        path={eventPath(slug)}
        type="article"
      />
      <BackLink to={href('/kalender')}>
        <Content of="kalender.back" />
      </BackLink>
      <AnnouncedChanges key={id} lines={state ? [`${state}: ${title}`] : []} />
      {labels && <p className="label mt-8">{labels}</p>}
      <h1 className="mt-3 max-w-[12.5em] hyphens-auto">
        <EventTitle event={event} />
      </h1>
      <div className="rail-3 mt-10 grid gap-y-10 md:mt-14 print:block">
        <div className="md:order-last print:mb-8">
          <EventFacts event={event} subject={event.subject} />
        </div>
        <div className="grid content-start gap-8">
          {picture && <CreditedPicture picture={picture} className="print:max-w-[8cm]" />}
          {description && <Prose html={description} />}
          <EditItem formPath={href('/admin/kalender/:id', { id })} name={title} />
        </div>
      </div>
      {others.length > 0 && (
        <Section
          id="flere"
          title="kalender.more"
          className="no-print rail-1 mt-14 grid gap-y-8 border-rule border-t pt-8 md:mt-20"
        >
          <ComingDates events={others} />
        </Section>
      )}
    </article>
  )
}
