import type { ReactNode } from 'react'
import { data, href } from 'react-router'
import { shelfOf, shelfPath, workPath } from '~/domain/bibliography/bibliography'
import {
  inQuotationMarks,
  quotation,
  quoteCopy,
  sourceOf,
} from '~/domain/bibliography/bibliography.copy'
import { moreWorks, type Review, workAt } from '~/domain/bibliography/bibliography.server'
import { workData } from '~/domain/bibliography/bibliography-json-ld'
import { coverOf, coverPaths } from '~/domain/bibliography/covers'
import { eventsAbout } from '~/domain/calendar/calendar.server'
import { hymnsOfWork } from '~/domain/hymns/hymns.server'
import { picturesByPath } from '~/domain/images/images.server'
import { newsAbout } from '~/domain/news/news.server'
import { langOf } from '~/forms/lang-of'
import { pageIn, pageNumber, pathOfPage, statusOf } from '~/http/paging'
import { plainText } from '~/platform/rich-text.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { EventLinks } from '~/site/events/event-links'
import { HymnLinks } from '~/site/hymns/hymn-links'
import { BackLink } from '~/site/layout/back-link'
import { EditItem } from '~/site/layout/edit-item'
import { MissingEntry } from '~/site/layout/missing'
import { MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { NewsLinks } from '~/site/news/news-links'
import { Content } from '~/site/text/content'
import { CopyButton } from '~/site/text/copy-button'
import { Prose } from '~/site/text/prose'
import { BookCover } from '~/site/works/book-cover'
import { BookExtract } from '~/site/works/book-extract'
import { MoreWorks } from '~/site/works/more-works'
import { Quotation } from '~/site/works/quotation'
import { WorkFacts, WorkShops } from '~/site/works/work-facts'
import type { Route } from './+types/work'
import { readEntry } from './entry.server'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { backend, visit, pageContent, read, addJsonLd } = pageRequest(context)
  const [content, entry] = await Promise.all([
    pageContent('bibliografi'),
    readEntry(context, request, () => workAt(backend, params.slug), workPath),
  ])
  if (typeof entry === 'number') return data({ content, work: undefined }, entry)
  const { imageUrl, ...work } = entry.work
  const more = await read(() => moreWorks(backend, work), [])
  const paths = coverPaths([entry.work, ...more])
  const [pictures, hymns, dates, news] = await Promise.all([
    read(() => picturesByPath(backend, paths), new Map()),
    read(() => hymnsOfWork(backend, work.id), []),
    read(() => eventsAbout(backend, work.id), []),
    read(() => newsAbout(backend, work.id), []),
  ])
  const cover = coverOf(imageUrl, pictures)
  const summary = plainText(work.description)
  const quotes = work.reviews.map(({ quote }) => plainText(quote))
  const texts = { description: summary, quotes }
  addJsonLd(workData(backend.siteUrl, content['bibliografi.title'], work, cover, texts))
  const page = pageNumber(request.url)
  visit.normalizedUrl = pathOfPage(`/bibliografi/${work.slug}`, page)
  const reviews = pageIn(work.reviews, page)
  const quotable = work.reviews.filter(
    (review): review is QuotableReview => review.pullQuote !== null,
  )
  const withCovers = more.map((each) => ({ ...each, cover: coverOf(each.imageUrl, pictures) }))
  const lists = { reviews, hymns, dates, news, quotable, more: withCovers }
  return data({ content, work: { ...work, summary, cover, ...lists } }, statusOf(reviews))
}

export default function WorkRoute({ loaderData }: Route.ComponentProps) {
  const { content, work } = loaderData
  if (!work) {
    return (
      <MissingEntry
        title="bibliografi.not_found"
        back="bibliografi.back"
        to={href('/bibliografi')}
      />
    )
  }
  const { id, title, year, slug, category, description, summary, reviews } = work
  const { cover, hymns, dates, news, quotable, more } = work
  const hasReviews = reviews.items.length > 0 || reviews.isPastEnd === true
  return (
    <article className="page pt-2 pb-10 md:pt-4 md:pb-14">
      <PageHead
        title={title}
        description={summary || `${content['bibliografi.reviews_title']} ${title}`}
        path={workPath(slug)}
        type="book"
      />
      <BackLink to={shelfPath(shelfOf(category))} of="bibliografi.back" />
      <div className="rail-2 mt-4 grid gap-y-8 md:mt-6 md:grid-rows-[auto_1fr] print:mt-0 print:grid-cols-[4cm_1fr] print:gap-x-8">
        <header className="md:col-start-2">
          <p className="label">{year}</p>
          <h1 lang={langOf(work.language)} className="mt-3 hyphens-auto">
            {title}
          </h1>
        </header>
        <div className="w-56 max-w-full md:col-start-1 md:row-span-2 md:row-start-1 md:w-full md:max-w-96 print:col-start-1 print:row-span-2 print:row-start-1 print:w-full">
          <BookCover
            cover={cover}
            title={title}
            sizes="(min-width: 48rem) min(24rem, 38vw), 14rem"
            priority
          />
        </div>
        <div className="grid content-start gap-8 md:col-start-2 print:gap-4">
          <WorkShops work={work} />
          {description && <Prose html={description} />}
          {work.media && <Prose html={work.media} />}
          <WorkFacts work={work} />
          {!hasReviews && (
            <p className="text-faded text-small print:hidden">
              <Content of="bibliografi.no_reviews" />
            </p>
          )}
          <EditItem formPath={href('/admin/bibliografi/:id', { id })} name={title} />
        </div>
      </div>
      <BookExtract work={work} />
      <div className="mt-14 grid gap-y-6 empty:hidden md:mt-20">
        {hymns.length > 0 && (
          <WorkBand id="salmer" isShort title={<Content of="bibliografi.hymns_title" />}>
            <HymnLinks hymns={hymns} />
          </WorkBand>
        )}
        {dates.length > 0 && (
          <WorkBand id="datoer" isShort title={<Content of="bibliografi.dates" />}>
            <EventLinks events={dates} />
          </WorkBand>
        )}
        {news.length > 0 && (
          <WorkBand id="nyheder" isShort title={<Content of="bibliografi.news" />}>
            <NewsLinks news={news} />
          </WorkBand>
        )}
      </div>
      {hasReviews && (
        <WorkBand
          id="anmeldelser"
          title={
            <>
              <Content of="bibliografi.reviews_title" /> <cite>{title}</cite>
            </>
          }
        >
          <MoreList data={loaderData} selectPage={(page) => page.work?.reviews}>
            {(items) =>
              items.map((review) => <Quotation key={review.id} workId={id} review={review} />)
            }
          </MoreList>
        </WorkBand>
      )}
      {quotable.length > 0 && (
        <WorkBand id="citater" title={<Content of="bibliografi.quotes_title" />}>
          <ul>
            {quotable.map((review) => (
              <li
                key={review.id}
                className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-rule border-t py-5 first:border-t-0 first:pt-0"
              >
                <figure className="max-w-[30rem] basis-80 grow">
                  <blockquote lang={langOf(review.language)} className="text-pretty">
                    {inQuotationMarks(review.pullQuote)}
                  </blockquote>
                  <figcaption className="mt-1.5 text-faded text-small">
                    {sourceOf(review)}
                  </figcaption>
                </figure>
                <CopyButton
                  text={quotation(review, title)}
                  label={quoteCopy.copy}
                  textName={inQuotationMarks(review.pullQuote)}
                  copied={quoteCopy.copied}
                  notCopied={quoteCopy.notCopied}
                />
              </li>
            ))}
          </ul>
        </WorkBand>
      )}
      {more.length > 0 && (
        <div className="print:hidden">
          <WorkBand id="flere" title={<Content of="bibliografi.more" />}>
            <MoreWorks works={more} />
          </WorkBand>
        </div>
      )}
    </article>
  )
}

interface WorkBandProps {
  id: string
  title: ReactNode
  /** Whether it has only a few links, with less space around it. */
  isShort?: boolean
  children: ReactNode
}

function WorkBand({ id, title, isShort, children }: WorkBandProps) {
  const space = isShort ? 'pt-4 md:items-baseline md:pt-6' : 'mt-14 pt-8 md:mt-20 md:pt-10'
  return (
    <section
      aria-labelledby={id}
      className={`rail-2 grid gap-y-4 border-rule border-t print:mt-6 print:block print:pt-5 ${space}`}
    >
      <h2 id={id} className="hyphens-auto print:mb-4 print:text-lead">
        {title}
      </h2>
      <div className="print:pl-4">{children}</div>
    </section>
  )
}

type QuotableReview = Review & { pullQuote: string }
