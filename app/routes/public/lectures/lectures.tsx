import { data } from 'react-router'
import { contentLinks } from '~/domain/content/content-links.server'
import { pageContent } from '~/domain/content/page-content.server'
import type { LectureCard } from '~/domain/lectures/lectures'
import { lectureCards } from '~/domain/lectures/lectures.server'
import { lecturesData } from '~/domain/lectures/lectures-json-ld'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { visibleTestimonials } from '~/domain/testimonials/testimonials.server'
import { eachWithLinks } from '~/http/linked-text.server'
import { emptyPage, pageNumber, pathOfPage, statusOf } from '~/http/paging'
import { backendContext } from '~/platform/backend.server'
import { addJsonLd } from '~/platform/pages/json-ld.server'
import { readCached, readWithFallback, visitContext } from '~/platform/pages/visit.server'
import { MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { Section } from '~/site/layout/section'
import { LectureEntry } from '~/site/lectures/lecture-entry'
import { Testimonials } from '~/site/lectures/testimonials'
import { Content, WrappedContent } from '~/site/text/content'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/lectures'

export async function loader({ context, request: { url } }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const number = pageNumber(url)
  const testimonialsNumber = pageNumber(url, testimonialsParameter)
  context.get(visitContext).normalizedUrl = pathOfPage(
    pathOfPage('/foredrag', number),
    testimonialsNumber,
    testimonialsParameter,
  )
  const [texts, lectures, testimonials] = await Promise.all([
    pageContent(context, 'foredrag'),
    readWithFallback(context, () => lectureCards(backend, number), emptyPage),
    readWithFallback(context, () => visibleTestimonials(backend, testimonialsNumber), emptyPage),
  ])
  const { 'foredrag.concert_info': info, ...content } = texts
  const concertInfo = await readCached(
    context,
    'concert info',
    () => richTextHtml(backend, info),
    '',
  )
  addJsonLd(context, lecturesData(backend.siteUrl, content['foredrag.title'], lectures.items))
  const pageData = {
    content,
    linkedContent: contentLinks(content),
    lectures,
    testimonials: eachWithLinks(testimonials, 'quote'),
    concertInfo,
  }
  return data(pageData, statusOf(lectures, testimonials))
}

/** The URL parameter of the testimonials' page, besides the lectures' own. */
const testimonialsParameter = 'anbefalinger'

type LecturesData = Route.ComponentProps['loaderData']

const selectLectures = (data: unknown) => (data as LecturesData).lectures
const selectTestimonials = (data: unknown) => (data as LecturesData).testimonials

export default function Lectures({ loaderData }: Route.ComponentProps) {
  const { content, lectures, testimonials, concertInfo } = loaderData
  return (
    <div className="page py-14 md:py-20">
      <PageHead
        title={content['foredrag.title']}
        description={content['foredrag.intro']}
        path="/foredrag"
      />
      <PageTitle intro={<Content of="foredrag.intro" />}>
        <Content of="foredrag.title" />
      </PageTitle>
      <MoreList first={lectures} selectPage={selectLectures} name={content['foredrag.title']}>
        {(items) => <Programme lectures={items} />}
      </MoreList>
      {concertInfo && <ConcertInfo html={concertInfo} />}
      {(testimonials.items.length > 0 || testimonials.isPastEnd) && (
        <MoreList
          first={testimonials}
          selectPage={selectTestimonials}
          parameter={testimonialsParameter}
          anchor="anbefalinger"
          name={content['foredrag.testimonials_title']}
        >
          {(items) => <Testimonials testimonials={items} />}
        </MoreList>
      )}
    </div>
  )
}

function Programme({ lectures }: { lectures: LectureCard[] }) {
  if (lectures.length === 0) {
    return <Content of="foredrag.empty" as="p" className="mt-12 text-faded md:mt-16" />
  }
  return (
    <div className="entries mt-12 border-rule border-t md:mt-16 print:mt-6">
      {lectures.map((lecture) => (
        <LectureEntry key={lecture.id} lecture={lecture} />
      ))}
    </div>
  )
}

function ConcertInfo({ html }: { html: string }) {
  return (
    <Section
      id="koncerter"
      title="foredrag.concert_title"
      className="rail-2 mt-20 grid gap-y-6 md:mt-28 print:mt-8"
    >
      <WrappedContent of="foredrag.concert_info">
        <Prose html={html} className="md:pt-2" />
      </WrappedContent>
    </Section>
  )
}
