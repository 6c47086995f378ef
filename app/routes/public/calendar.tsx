import { data, useLocation } from 'react-router'
import { addressCopy, changeText, subscriptionCopy } from '~/domain/calendar/calendar.copy'
import { type CalendarEvent, pastEvents, upcomingEvents } from '~/domain/calendar/calendar.server'
import { calendarData } from '~/domain/calendar/calendar-json-ld'
import { allEvents, calendarType, subscriptions, webcalUrl } from '~/domain/calendar/subscriptions'
import type { ContentOf } from '~/domain/content/content'
import { pickTexts } from '~/domain/content/content.server'
import { contentLinks } from '~/domain/content/content-links.server'
import type { Picture as PictureView } from '~/domain/images/images'
import { sitePicture } from '~/domain/images/images.server'
import { measuredShades } from '~/domain/images/site-pictures/measured-shade.server'
import { type Shade, strongestShades } from '~/domain/images/site-pictures/shade'
import { mixedTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { withLinks } from '~/http/linked-text.server'
import { emptyPage, type Page, pageNumber, pathOfPage, statusOf } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { AnnouncedChanges } from '~/site/events/announced-changes'
import { type EventWithLinks, PastEvent, UpcomingEvent } from '~/site/events/events'
import { MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { Section } from '~/site/layout/section'
import { useSiteData } from '~/site/layout/site-data'
import { Picture } from '~/site/pictures/picture'
import { wideShades } from '~/site/pictures/shade-classes'
import { Content } from '~/site/text/content'
import { CopyButton } from '~/site/text/copy-button'
import type { Route } from './+types/calendar'

export async function loader({ context, request: { url } }: Route.LoaderArgs) {
  const { backend, visit, pageContent, read, addJsonLd } = pageRequest(context)
  const [number, pastNumber] = [pageNumber(url), pageNumber(url, 'tidligere')]
  const firstPath = pathOfPage('/kalender', number)
  visit.normalizedUrl = pathOfPage(firstPath, pastNumber, 'tidligere')
  const [content, hero, upcoming, past] = await Promise.all([
    pageContent('kalender'),
    read(() => sitePicture(backend, 'calendar-hero'), undefined),
    read(() => upcomingEvents(backend, number), emptyPage),
    read(() => pastEvents(backend, pastNumber), emptyPage),
  ])
  const shade = await read(() => measuredShades(backend, hero), strongestShades)
  const jsonLdEvents = upcoming.items.map((event) => ({
    ...event,
    description: mixedTextLines(event.description ?? ''),
  }))
  addJsonLd(calendarData(backend.siteUrl, content['kalender.title'], jsonLdEvents))
  const shown = listTexts(content)
  const pageData = {
    content: shown,
    linkedContent: contentLinks(shown),
    hero,
    shade: shade.wide,
    upcoming: await eventsForPage(backend, upcoming),
    past: await eventsForPage(backend, past),
  }
  return data(pageData, statusOf(upcoming, past))
}

function listTexts(content: ContentOf<'kalender'>) {
  return pickTexts(
    content,
    'kalender.title',
    'kalender.subtitle',
    'kalender.empty',
    'kalender.add',
    'kalender.past',
    'kalender.recent',
    'kalender.past_title',
    'kalender.subscribe_title',
    'kalender.subscribe_intro',
    'kalender.subscribe',
  )
}

async function eventsForPage(backend: Backend, events: Page<CalendarEvent>) {
  const items = events.items.map(async (event) => ({
    ...withLinks(event, 'location'),
    description: await mixedTextHtml(backend, event.description ?? ''),
  }))
  return { ...events, items: await Promise.all(items) }
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { content, hero, shade, upcoming, past } = loaderData
  const { search } = useLocation()
  return (
    <>
      <PageHead
        title={content['kalender.title']}
        description={content['kalender.subtitle']}
        path="/kalender"
      />
      <AnnouncedChanges
        key={search}
        lines={upcoming.items.flatMap((event) => {
          const state = changeText(event)
          return state ? `${state}: ${event.title}` : []
        })}
      />
      <CalendarHero picture={hero} shade={shade} />
      <div className="page pt-12 md:pt-16 print:mt-6">
        <MoreList
          data={loaderData}
          selectPage={(page) => page.upcoming}
          name="Kommende arrangementer"
        >
          {(events) => <Programme events={events} />}
        </MoreList>
      </div>
      {(upcoming.items.length > 0 || past.items.length > 0) && <CalendarSubscriptions />}
      {(past.items.length > 0 || past.isPastEnd) && (
        <Section
          id="tidligere"
          title="kalender.past_title"
          className="page pt-20 md:pt-28 print:hidden"
        >
          <MoreList
            data={loaderData}
            selectPage={(page) => page.past}
            parameter="tidligere"
            anchor="tidligere"
            name={content['kalender.past_title']}
          >
            {(events) => (
              <ol className="mt-8 border-rule border-t">
                {events.map((event) => (
                  <PastEvent key={event.id} event={event} heading="h3" />
                ))}
              </ol>
            )}
          </MoreList>
        </Section>
      )}
    </>
  )
}

function Programme({ events }: { events: EventWithLinks[] }) {
  if (events.length === 0) {
    return <Content of="kalender.empty" as="p" className="text-faded" />
  }
  const recent = events.filter(({ isUpcoming }) => !isUpcoming)
  return (
    <>
      {recent.length > 0 && (
        <details className="group border-rule border-t print:hidden">
          <summary className="cursor-pointer py-3 text-faded text-small">
            <Content of="kalender.recent" /> ({recent.length})
          </summary>
          <ol className="border-rule border-t">
            {recent.map((event) => (
              <PastEvent key={event.id} event={event} heading="h2" />
            ))}
          </ol>
        </details>
      )}
      <ol className="entries border-rule border-t">
        {events.map((event) => event.isUpcoming && <UpcomingEvent key={event.id} event={event} />)}
      </ol>
    </>
  )
}

function CalendarHero({ picture, shade }: { picture: PictureView | undefined; shade: Shade }) {
  if (!picture) {
    return (
      <div className="page pt-14 md:pt-20">
        <PageTitle
          title={<Content of="kalender.title" />}
          intro={<Content of="kalender.subtitle" />}
        />
      </div>
    )
  }
  return (
    <section className="plate relative overflow-clip md:bg-night md:text-candle print:bg-transparent print:text-ink">
      <Picture
        picture={picture}
        sizes="100vw"
        ratio="16/9"
        priority
        className="plate-picture w-full print:hidden"
      />
      <div
        className={`pt-8 md:absolute md:inset-x-0 md:bottom-0 md:pt-32 md:pb-10 print:static print:p-0 ${wideShades[shade]}`}
      >
        <div className="page">
          <Content of="kalender.title" as="h1" />
          <p className="mt-3 max-w-[20.3em] whitespace-pre-line text-balance text-lead leading-snug">
            <Content of="kalender.subtitle" />
          </p>
        </div>
      </div>
    </section>
  )
}

function CalendarSubscriptions() {
  const { siteUrl } = useSiteData()
  return (
    <section aria-labelledby="abonner" className="no-print page pt-20 md:pt-28">
      <link
        rel="alternate"
        type={calendarType}
        href={allEvents.path}
        title={subscriptionCopy.all}
      />
      <Content of="kalender.subscribe_title" as="h2" id="abonner" />
      <p className="mt-4 max-w-measure whitespace-pre-line text-faded">
        <Content of="kalender.subscribe_intro" />
      </p>
      <details className="mt-4">
        <summary className="cursor-pointer py-2">
          <Content of="kalender.subscribe" />
        </summary>
        <ul className="mt-4 border-rule border-t text-small">
          {subscriptions.map(({ path, eventType }) => (
            <li
              key={path}
              className="rail-1 grid items-baseline border-rule border-b py-3 max-md:flex max-md:justify-between"
            >
              <a href={webcalUrl(siteUrl, path)} className="link justify-self-start py-1">
                {subscriptionCopy[eventType]}
                <span className="sr-only">: abonnér</span>
              </a>
              <span>
                <CopyButton
                  text={`${siteUrl}${path}`}
                  label={addressCopy.copy}
                  textName={subscriptionCopy[eventType]}
                  copied={addressCopy.copied}
                  notCopied={addressCopy.notCopied}
                />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
