import { data, href } from 'react-router'
import { eventPath, mapLinks } from '~/domain/calendar/calendar'
import { changeText } from '~/domain/calendar/calendar.copy'
import { comingDates, type EventPage, eventAt } from '~/domain/calendar/calendar.server'
import { eventPageData } from '~/domain/calendar/calendar-json-ld'
import { eventFilePath } from '~/domain/calendar/subscriptions'
import { pageFeatures } from '~/domain/content/features/features.server'
import { askAbout } from '~/domain/enquiries/enquiries'
import { pictureAt } from '~/domain/images/images.server'
import { mixedTextHtml } from '~/domain/rich-text/rich-text-html.server'
import type { Subject } from '~/domain/subjects/subject'
import { subjectAt } from '~/domain/subjects/subjects.server'
import { textOf, type WithLinks } from '~/http/linked-text'
import { withLinks } from '~/http/linked-text.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { AskLink } from '~/site/enquiries/ask-link'
import { AnnouncedChanges } from '~/site/events/announced-changes'
import { ComingDates } from '~/site/events/coming-dates'
import { EventTitle } from '~/site/events/events'
import { BackLink } from '~/site/layout/back-link'
import { EditItem } from '~/site/layout/edit-item'
import { MissingEntry } from '~/site/layout/missing'
import { PageHead } from '~/site/layout/page-head'
import { Section } from '~/site/layout/section'
import { SiteLink } from '~/site/layout/site-link'
import { CreditedPicture } from '~/site/pictures/credited-picture'
import { Content } from '~/site/text/content'
import { FactList } from '~/site/text/fact-list'
import { PlainText } from '~/site/text/plain-text'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/event'
import { readEntry } from './entry.server'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { backend, pageContent, read, addJsonLd } = pageRequest(context)
  const [content, entry] = await Promise.all([
    pageContent('kalender'),
    readEntry(context, request, () => eventAt(backend, params.slug), eventPath),
  ])
  if (typeof entry === 'number') return data({ content, event: undefined }, entry)
  const { event } = entry
  const [subject, picture, others] = await Promise.all([
    read(() => subjectAt(backend, event.subject_id), undefined),
    read(() => pictureAt(backend, event.image_url, 'event'), undefined),
    read(() => comingDates(backend, event.slug), []),
  ])
  const name = content['kalender.title']
  const summary = mixedTextLines(event.description ?? '')
  const jsonLdEvent = { ...event, description: summary }
  addJsonLd(eventPageData(backend.siteUrl, name, jsonLdEvent, { subject, picture }))
  const pageEvent = {
    ...withLinks(event, 'location'),
    summary,
    description: await mixedTextHtml(backend, event.description ?? ''),
    subject,
    picture,
    others,
    ...((await pageFeatures(context)).enquiries && {
      ask: askAbout('arrangement', event.slug),
    }),
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
    <article className="page pt-2 pb-10 md:pt-4 md:pb-14">
      <PageHead
        title={`${state ? `${state}: ` : ''}${title}, ${fullDateText}`}
        description={state ? `${state}. ${summary}` : summary}
        path={eventPath(slug)}
        type="article"
      />
      <BackLink to={href('/kalender')} of="kalender.back" />
      <AnnouncedChanges key={id} lines={state ? [`${state}: ${title}`] : []} />
      {labels && <p className="label mt-4 md:mt-6">{labels}</p>}
      <h1 className="mt-2 max-w-[12.5em] hyphens-auto">
        <EventTitle event={event} />
      </h1>
      <div className="rail-3 mt-10 grid gap-y-10 md:mt-14 print:block">
        <div className="md:order-last print:mb-8">
          <EventFacts event={event} />
          {event.ask && event.isUpcoming && (
            <p className="no-print mt-6">
              <AskLink to={event.ask}>Spørg om arrangementet</AskLink>
            </p>
          )}
        </div>
        <div className="grid content-start gap-8">
          {picture && <CreditedPicture picture={picture} className="print:max-w-[8cm]" />}
          {description && <Prose html={description} />}
          {event.media && <Prose html={event.media} />}
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

type EventWithLinks = WithLinks<EventPage, 'location' | 'description'> & {
  subject: Subject | undefined
}

function EventFacts({ event }: { event: EventWithLinks }) {
  const { id, date, fullDateText, timeText, end_time, ticket_link, isUpcoming, isCancelled } = event
  const { subject } = event
  const isOpen = isUpcoming && !isCancelled
  const day = (
    <>
      <time dateTime={date}>{fullDateText}</time>
      {!isUpcoming && <Content of="kalender.past" as="span" className="block text-faded" />}
    </>
  )
  const ticketLink = isOpen && ticket_link && (
    <a href={ticket_link} rel="noopener noreferrer" className="link inline-block py-0.5">
      <Content of="kalender.tickets_link" />
    </a>
  )
  const subjectLink = subject && (
    <SiteLink to={subject.path} className="link inline-block py-0.5">
      {subject.title}
    </SiteLink>
  )
  const facts = [
    { label: 'kalender.date', fact: day },
    {
      label: 'kalender.time',
      fact:
        timeText && end_time && !timeText.includes(end_time) ? `${timeText}–${end_time}` : timeText,
    },
    {
      label: 'kalender.location',
      fact: (event.location || event.address) && <Place event={event} />,
    },
    { label: 'kalender.tickets', fact: ticketLink },
    { label: 'kalender.about', fact: subjectLink },
  ] as const
  return (
    <>
      <FactList facts={facts} columns="fact-in-rail" />
      {isOpen && (
        <p className="no-print mt-6">
          <a href={eventFilePath(id)} className="button">
            <Content of="kalender.add" />
          </a>
        </p>
      )}
    </>
  )
}

function Place({ event: { location, address } }: { event: EventWithLinks }) {
  const { app, web } = mapLinks(address ?? textOf(location ?? ''))
  return (
    <>
      {location && <PlainText text={location} />}
      {address && <span className="block">{address}</span>}
      <span className="no-print mt-1 flex flex-wrap gap-x-5">
        <a href={web} rel="noopener noreferrer" className="link inline-block py-1">
          <Content of="kalender.map" />
        </a>
        <a href={app} className="link inline-block py-1 pointer-fine:hidden">
          <Content of="kalender.map_app" />
        </a>
      </span>
    </>
  )
}
