import { data, href } from 'react-router'
import { contentLinks } from '~/domain/content/content-links.server'
import { type LectureCard, lecturePath } from '~/domain/lectures/lectures'
import { lectureCards } from '~/domain/lectures/lectures.server'
import { lecturesData } from '~/domain/lectures/lectures-json-ld'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { type Testimonial, visibleTestimonials } from '~/domain/testimonials/testimonials.server'
import type { WithLinks } from '~/http/linked-text'
import { withLinks } from '~/http/linked-text.server'
import { emptyPage, pageNumber, pathOfPage, statusOf } from '~/http/paging'
import { pageRequest } from '~/routes/public/page-request.server'
import { EditItem } from '~/site/layout/edit-item'
import { entryAttributes, MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { Section } from '~/site/layout/section'
import { SiteLink } from '~/site/layout/site-link'
import { Content, WrappedContent } from '~/site/text/content'
import { Excerpt } from '~/site/text/excerpt'
import { PlainText } from '~/site/text/plain-text'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/lectures'

export async function loader({ context, request: { url } }: Route.LoaderArgs) {
  const { backend, visit, pageContent, read, readCached, addJsonLd } = pageRequest(context)
  const number = pageNumber(url)
  const testimonialsNumber = pageNumber(url, testimonialsParameter)
  const firstPath = pathOfPage('/foredrag', number)
  visit.normalizedUrl = pathOfPage(firstPath, testimonialsNumber, testimonialsParameter)
  const [texts, lectures, testimonials] = await Promise.all([
    pageContent('foredrag'),
    read(() => lectureCards(backend, number), emptyPage),
    read(() => visibleTestimonials(backend, testimonialsNumber), emptyPage),
  ])
  const { 'foredrag.concert_info': info, ...content } = texts
  const concertInfo = await readCached('concert info', () => richTextHtml(backend, info), '')
  addJsonLd(lecturesData(backend.siteUrl, content['foredrag.title'], lectures.items))
  const pageData = {
    content,
    linkedContent: contentLinks(content),
    lectures,
    testimonials: {
      ...testimonials,
      items: testimonials.items.map((item) => withLinks(item, 'quote')),
    },
    concertInfo,
  }
  return data(pageData, statusOf(lectures, testimonials))
}

const testimonialsParameter = 'anbefalinger'

export default function Lectures({ loaderData }: Route.ComponentProps) {
  const { content, testimonials, concertInfo } = loaderData
  return (
    <div className="page py-14 md:py-20">
      <PageHead
        title={content['foredrag.title']}
        description={content['foredrag.intro']}
        path="/foredrag"
      />
      <PageTitle title={<Content of="foredrag.title" />} intro={<Content of="foredrag.intro" />} />
      <MoreList
        data={loaderData}
        selectPage={({ lectures }) => lectures}
        name={content['foredrag.title']}
      >
        {(items) =>
          items.length > 0 ? (
            <div className="entries mt-12 border-rule border-t md:mt-16 print:mt-6">
              {items.map((lecture) => (
                <LectureEntry key={lecture.id} lecture={lecture} />
              ))}
            </div>
          ) : (
            <Content of="foredrag.empty" as="p" className="mt-12 text-faded md:mt-16" />
          )
        }
      </MoreList>
      {concertInfo && (
        <Section
          id="koncerter"
          title="foredrag.concert_title"
          className="rail-2 mt-20 grid gap-y-6 md:mt-28 print:mt-8"
        >
          <WrappedContent of="foredrag.concert_info">
            <Prose html={concertInfo} className="md:pt-2" />
          </WrappedContent>
        </Section>
      )}
      {(testimonials.items.length > 0 || testimonials.isPastEnd) && (
        <MoreList
          data={loaderData}
          selectPage={(page) => page.testimonials}
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

function LectureEntry({ lecture }: { lecture: LectureCard }) {
  const { id, title, slug, subtitle, description } = lecture
  return (
    <article
      {...entryAttributes(id)}
      className="entry group relative grid break-inside-avoid rail-2 gap-y-4 border-rule border-b py-9 print:py-5 md:py-11"
    >
      <div>
        <h2 className="hyphens-auto">
          <SiteLink
            to={lecturePath(slug)}
            className="no-underline after:absolute after:inset-0 group-hover:text-accent"
          >
            {title}
          </SiteLink>
        </h2>
        {subtitle && (
          <p className="mt-2 font-display text-faded text-lead italic leading-snug print:mt-1">
            {subtitle}
          </p>
        )}
      </div>
      <div className="max-w-measure md:pt-1">
        <Excerpt text={description} lines={3} />
        <p aria-hidden="true" className="mt-3 print:hidden">
          <Content of="foredrag.link" as="span" className="link text-small" />
        </p>
        <EditItem formPath={href('/admin/foredrag/:id', { id })} name={title} />
      </div>
    </article>
  )
}

type TestimonialWithLinks = WithLinks<Testimonial, 'quote'>

function Testimonials({ testimonials }: { testimonials: TestimonialWithLinks[] }) {
  return (
    <section aria-labelledby="anbefalinger" className="mt-20 md:mt-28 print:mt-8">
      <Content of="foredrag.testimonials_title" as="h2" id="anbefalinger" />
      <div className="mt-10 gap-x-16 border-rule border-t lg:columns-2 print:mt-4 print:columns-2 print:gap-x-10">
        {testimonials.map(({ id, quote, name, title }) => (
          <figure
            key={id}
            {...entryAttributes(id)}
            className="break-inside-avoid pt-8 pb-6 print:pt-4 print:pb-2"
          >
            <blockquote className="whitespace-pre-line font-display text-lead italic leading-snug">
              <PlainText text={quote} />
            </blockquote>
            <figcaption className="mt-4 text-small print:mt-2">
              {name}
              {title && <span className="block text-faded">{title}</span>}
            </figcaption>
            <EditItem formPath={`${href('/admin/anbefalinger')}?rediger=${id}`} name={name} />
          </figure>
        ))}
      </div>
    </section>
  )
}
