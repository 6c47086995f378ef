import { href } from 'react-router'
import { programmeDate } from '~/danish/dates'
import { eventAnchor, eventPath } from '~/domain/calendar/calendar'
import { changeText } from '~/domain/calendar/calendar.copy'
import type { CalendarEvent } from '~/domain/calendar/calendar.server'
import { eventFilePath } from '~/domain/calendar/subscriptions'
import type { WithLinks } from '~/http/linked-text'
import { EditItem } from '~/site/layout/edit-item'
import { entryAttributes } from '~/site/layout/more-list'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { PlainText } from '~/site/text/plain-text'
import { Prose } from '~/site/text/prose'

/** An event with links in its location, and its description as HTML. */
export type EventWithLinks = WithLinks<CalendarEvent, 'location'>

export function UpcomingEvent({ event }: { event: EventWithLinks }) {
  const { id, title, description, labels, isUpcoming, isCancelled } = event
  return (
    <li
      {...entryAttributes(id)}
      id={eventAnchor(id)}
      className="rail-1-and-3 grid break-inside-avoid gap-y-4 border-rule border-b py-8 md:py-10 print:grid-cols-[11rem_minmax(0,1fr)_9rem] print:gap-x-6 print:gap-y-0 print:py-1.5"
    >
      <ProgrammeDate event={event} />
      <div>
        <h2 className="hyphens-auto print:text-lead">
          <LinkedTitle event={event} />
        </h2>
        <TimeAndLocation event={event} className="mt-2 print:mt-0.5 print:text-small" />
        {description && (
          <Prose
            html={description}
            className="mt-4 text-small leading-relaxed print:mt-0.5 print:max-w-none print:leading-snug"
          />
        )}
        <EditItem formPath={href('/admin/kalender/:id', { id })} name={title} />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 md:col-start-2 print:col-start-3 print:block print:pt-1 print:text-right lg:col-start-3 lg:block lg:pt-2">
        {labels && <p className="label">{labels}</p>}
        {isUpcoming && !isCancelled && (
          <p className="no-print ml-auto text-small lg:not-first:mt-3 lg:ml-0">
            <a href={eventFilePath(id)} className="link inline-block py-1">
              <Content of="kalender.add" />
              <span className="sr-only">
                : {title}, {event.dateText}
              </span>
            </a>
          </p>
        )}
      </div>
    </li>
  )
}

export function EventTitle({
  event,
}: {
  event: Pick<EventWithLinks, 'title' | 'isCancelled' | 'movedFromText'>
}) {
  const { title, isCancelled } = event
  const state = changeText(event)
  if (!state) return title
  return (
    <>
      <span className="label mb-1.5 block text-accent">{state}</span>{' '}
      {isCancelled ? <s className="text-faded decoration-1">{title}</s> : title}
    </>
  )
}

function LinkedTitle({ event }: { event: EventWithLinks }) {
  return (
    <SiteLink to={eventPath(event.slug)} className="no-underline hover:text-accent">
      <EventTitle event={event} />
    </SiteLink>
  )
}

/** The day in large type, beside month, year and weekday. The text of the date is dd MMMM yyyy. */
function ProgrammeDate({ event: { date, weekday } }: { event: EventWithLinks }) {
  const [day, month, year] = programmeDate(date).split(' ')
  return (
    <p className="programme-date grid grid-cols-[auto_1fr] content-start items-start gap-x-3 whitespace-nowrap leading-tight">
      <time dateTime={date} className="contents">
        <span className="programme-day row-span-3 font-display text-[3.5rem] leading-[0.78] tracking-tight print:text-[2.2rem]">
          {day}
        </span>
        <span className="label"> {month}</span>
        <span className="label"> {year}</span>
      </time>
      <span className="col-start-2 text-faded text-small">{weekday}</span>
    </p>
  )
}

interface TimeAndLocationProps {
  event: EventWithLinks
  className: string
}

function TimeAndLocation({ event: { timeText, location }, className }: TimeAndLocationProps) {
  if (!timeText && !location) return null
  return (
    <p className={`text-faded ${className}`}>
      {timeText}
      {timeText && location && ' · '}
      {location && <PlainText text={location} />}
    </p>
  )
}

interface PastEventProps {
  event: EventWithLinks
  heading: 'h2' | 'h3'
}

export function PastEvent({ event, heading: Heading }: PastEventProps) {
  const { id, title, date, labels } = event
  return (
    <li
      {...entryAttributes(id)}
      id={eventAnchor(id)}
      className="rail-1-and-3 grid gap-y-1 border-rule border-b py-4 text-faded text-small print:grid-cols-[11rem_minmax(0,1fr)_9rem] print:gap-x-6 print:py-1"
    >
      <p className="md:pt-1">
        <time dateTime={date} className="label">
          {programmeDate(date)}
        </time>
        <Content of="kalender.past" as="span" className="mt-1 block" />
      </p>
      <div>
        <Heading className="text-body">
          <LinkedTitle event={event} />
        </Heading>
        <TimeAndLocation event={event} className="text-small" />
        <EditItem formPath={href('/admin/kalender/:id', { id })} name={title} />
      </div>
      {labels && <p className="label md:col-start-2 md:pt-1 lg:col-start-3">{labels}</p>}
    </li>
  )
}
