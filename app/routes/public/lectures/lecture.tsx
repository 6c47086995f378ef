import { useContext } from 'react'
import { data, href } from 'react-router'
import { eventsAbout } from '~/domain/calendar/calendar.server'
import type { Picture as PictureView } from '~/domain/images/images'
import { pictureAt } from '~/domain/images/images.server'
import { type Lecture, lecturePath, organisersPath } from '~/domain/lectures/lectures'
import { lectureAt, readOrganisersPart } from '~/domain/lectures/lectures.server'
import { lectureData } from '~/domain/lectures/lectures-json-ld'
import { newsAbout } from '~/domain/news/news.server'
import { mixedTextHtml } from '~/domain/rich-text/rich-text-html.server'
import type { WithLinks } from '~/http/linked-text'
import { withLinks } from '~/http/linked-text.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { readEntry } from '~/routes/public/entry.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { EventLinks } from '~/site/events/event-links'
import { BackLink } from '~/site/layout/back-link'
import { EditItemContext } from '~/site/layout/edit-item'
import { MissingEntry } from '~/site/layout/missing'
import { PageHead } from '~/site/layout/page-head'
import { Section } from '~/site/layout/section'
import { SiteLink } from '~/site/layout/site-link'
import { Booking } from '~/site/lectures/booking'
import { NewsLinks } from '~/site/news/news-links'
import { Picture } from '~/site/pictures/picture'
import { Recording } from '~/site/recordings/recording'
import { Content } from '~/site/text/content'
import { FactList } from '~/site/text/fact-list'
import { PlainText } from '~/site/text/plain-text'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/lecture'
import { askLecture, bookingContact } from './booking-contact.server'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { backend, pageContent, read, addJsonLd } = pageRequest(context)
  const [{ 'foredrag.concert_info': _, ...content }, entry] = await Promise.all([
    pageContent('foredrag'),
    readEntry(context, request, () => lectureAt(backend, params.slug), lecturePath),
  ])
  if (typeof entry === 'number') return data({ content, lecture: undefined }, entry)
  const { imagePath, ...lecture } = entry.lecture
  const picture = await read(() => pictureAt(backend, imagePath), undefined)
  const dates = await read(() => eventsAbout(backend, lecture.id), [])
  const news = await read(() => newsAbout(backend, lecture.id), [])
  const contact = await bookingContact(context)
  const organiserTexts = await read(() => readOrganisersPart(backend, lecture.id), undefined)
  // Keeps the preview parameter of a draft.
  const query = backend.preview ? new URL(request.url).search : ''
  const organisers = organiserTexts ? `${organisersPath(lecture.slug)}${query}` : null
  const text = mixedTextLines(lecture.description)
  const jsonLdLecture = { ...lecture, description: text }
  addJsonLd(lectureData(backend.siteUrl, content['foredrag.title'], jsonLdLecture, picture))
  const pageLecture = {
    ...withLinks(lecture, 'duration', 'location'),
    summary: text || lecture.subtitle || lecture.title,
    description: await mixedTextHtml(backend, lecture.description),
    picture,
    dates,
    news,
    organisers,
    contact,
    ...(await askLecture(context, lecture.slug)),
  }
  return { content, lecture: pageLecture }
}

export default function LecturePage({ loaderData }: Route.ComponentProps) {
  const { lecture } = loaderData
  if (!lecture) {
    return <MissingEntry title="foredrag.not_found" back="foredrag.back" to={href('/foredrag')} />
  }
  const { title, slug, subtitle, summary, description, organisers } = lecture
  return (
    <article className="page pt-2 pb-10 md:pt-4 md:pb-14">
      <PageHead title={title} description={summary} path={lecturePath(slug)} type="article" />
      <BackLink to={href('/foredrag')} of="foredrag.back" />
      <h1 className="mt-4 max-w-[12.5em] md:mt-6 hyphens-auto">{title}</h1>
      {subtitle && (
        <p className="mt-5 max-w-[20.3em] font-display text-faded text-heading italic leading-snug">
          {subtitle}
        </p>
      )}
      <div className="rail-3 mt-10 grid gap-y-10 md:mt-14 md:grid-rows-[auto_1fr] print:block">
        <div className="empty:hidden md:col-start-2">
          <LecturePicture picture={lecture.picture} />
        </div>
        {(description || lecture.media || lecture.recording) && (
          <Section
            id="om"
            title="foredrag.about_title"
            className="md:col-start-1 md:row-span-2 md:row-start-1"
          >
            <Prose html={description} className="mt-4" />
            {lecture.recording && (
              <Recording
                of="foredrag.recording"
                title={title}
                src={lecture.recording}
                className="mt-8 max-w-measure"
              />
            )}
            {lecture.media && <Prose html={lecture.media} />}
          </Section>
        )}
        <div className="md:col-start-2 print:mt-8">
          <LectureFacts lecture={lecture} />
          {lecture.dates.length > 0 && (
            <section aria-labelledby="datoer" className="mt-8 text-small">
              <Content of="foredrag.dates" as="h2" id="datoer" className="label mb-2" />
              <EventLinks events={lecture.dates} />
            </section>
          )}
          {lecture.news.length > 0 && (
            <section aria-labelledby="nyheder" className="no-print mt-8 text-small">
              <Content of="foredrag.news" as="h2" id="nyheder" className="label mb-2" />
              <NewsLinks news={lecture.news} />
            </section>
          )}
          <Booking
            title={title}
            contact={lecture.contact}
            ask={lecture.ask}
            className="mt-10 grid gap-y-3 print:mt-7"
          />
          {organisers && (
            <p className="no-print mt-8">
              <SiteLink to={organisers} className="link inline-block py-1">
                <Content of="foredrag.organisers" />
              </SiteLink>
            </p>
          )}
        </div>
      </div>
    </article>
  )
}

/** Without a picture the author sees the specified words, and visitors see nothing. */
function LecturePicture({ picture }: { picture: PictureView | undefined }) {
  const isAuthor = useContext(EditItemContext) !== undefined
  if (!picture)
    return (
      isAuthor && (
        <div className="grid aspect-3/2 place-content-center gap-1 border border-rule text-center text-faded text-small print:hidden">
          <Content of="foredrag.no_image" as="p" />
          <Content of="foredrag.no_image_hint" as="p" className="text-caption" />
        </div>
      )
    )
  return (
    <Picture
      picture={picture}
      ratio="natural"
      sizes="(min-width: 48rem) 27rem, 90vw"
      priority
      className="w-full print:mb-6 print:max-w-[8cm]"
    />
  )
}

type ShownLecture = WithLinks<Omit<Lecture, 'imagePath'>, 'duration' | 'location'>

function LectureFacts({ lecture }: { lecture: ShownLecture }) {
  const { themes, duration, dateText, timeText, location, link } = lecture
  const facts = [
    { label: 'foredrag.themes', fact: themes.join(', ') },
    { label: 'foredrag.duration', fact: duration && <PlainText text={duration} /> },
    { label: 'foredrag.date', fact: dateText },
    { label: 'foredrag.time', fact: timeText },
    { label: 'foredrag.location', fact: location && <PlainText text={location} /> },
    {
      label: 'foredrag.more',
      fact: link && (
        <a
          href={link}
          rel="noopener noreferrer"
          className="link inline-block py-0.5 print:no-underline print:after:content-['_('_attr(href)_')']"
        >
          <Content of="foredrag.more_link" />
        </a>
      ),
    },
  ] as const
  return <FactList facts={facts} columns="fact-in-rail" />
}
