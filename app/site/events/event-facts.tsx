import { type EventPage, mapLinks } from '~/domain/calendar/calendar'
import { eventFilePath } from '~/domain/calendar/subscriptions'
import type { Subject } from '~/domain/subjects/subject'
import { textOf, type WithLinks } from '~/http/linked-text'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { FactList } from '~/site/text/fact-list'
import { PlainText } from '~/site/text/plain-text'

type EventWithLinks = WithLinks<EventPage, 'location' | 'description'>

interface EventFactsProps {
  event: EventWithLinks
  subject: Subject | undefined
}

/** The time, location, tickets and subject of an event. */
export function EventFacts({ event, subject }: EventFactsProps) {
  const { id, date, fullDateText, ticket_link, isUpcoming, isCancelled } = event
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
    { label: 'kalender.time', fact: timesOf(event) },
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

/** 'kl. 19:30–21:30' */
function timesOf({ timeText, end_time }: EventWithLinks): string | null {
  return timeText && end_time ? `${timeText}–${end_time}` : timeText
}

/** The location, with links to maps if its address is known. */
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
