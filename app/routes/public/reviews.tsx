import { data, href } from 'react-router'
import {
  type Review,
  reviewAnchor,
  shelfOf,
  shelfPath,
  workPath,
} from '~/domain/bibliography/bibliography'
import { type FoundWork, workAt } from '~/domain/bibliography/bibliography.server'
import { workData } from '~/domain/bibliography/bibliography-json-ld'
import { coverOf, coverPaths } from '~/domain/bibliography/covers'
import { fallbackContent, readContent } from '~/domain/content/content.server'
import { picturesByPath } from '~/domain/images/images.server'
import { pageNumber, pageOf, pathOfPage, rowsOf, statusOf } from '~/http/paging'
import { backendContext } from '~/platform/backend.server'
import { addJsonLd } from '~/platform/json-ld.server'
import { plainText } from '~/platform/rich-text.server'
import { readWithFallback, visitContext } from '~/platform/visit.server'
import { BackLink } from '~/site/back-link'
import { BookCover } from '~/site/book-cover'
import { Content } from '~/site/content'
import { EditItem } from '~/site/edit-item'
import { listed, MoreList } from '~/site/more-list'
import { PageHead } from '~/site/page-head'
import { Prose } from '~/site/prose'
import type { Route } from './+types/reviews'
import { redirectLostPath } from './lost-path.server'
import { movedTo } from './moved.server'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const [content, found] = await Promise.all([
    readWithFallback(
      context,
      () => readContent(backend, 'bibliografi'),
      fallbackContent('bibliografi'),
    ),
    readWithFallback<FoundWork | null>(context, () => workAt(backend, params.slug), null),
  ])
  const nothing = {
    content,
    isCertain: context.get(visitContext).complete,
    work: undefined,
    cover: undefined,
  }
  if (found === null) return nothing
  if (!found) {
    await redirectLostPath(context, request)
    return data(nothing, 404)
  }
  if ('redirect' in found) throw movedTo(backend, workPath(found.redirect))
  const { imageUrl, ...work } = found.work
  const paths = coverPaths([found.work])
  const pictures = await readWithFallback<Pictures>(
    context,
    () => picturesByPath(backend, paths),
    new Map(),
  )
  const cover = coverOf(imageUrl, pictures)
  const quotes = work.reviews.map(({ quote }) => plainText(quote))
  addJsonLd(context, workData(backend.siteUrl, content['bibliografi.title'], work, cover, quotes))
  const page = pageNumber(request.url)
  context.get(visitContext).ownUrl = pathOfPage(`/bibliografi/${work.slug}`, page)
  const { limit, offset } = rowsOf(page)
  const reviews = pageOf(work.reviews.slice(offset, offset + limit), page)
  const shown = { ...work, id: found.id, reviews }
  return data({ content, isCertain: true, work: shown, cover }, statusOf(reviews))
}

const reviewsIn = (data: unknown) => (data as Route.ComponentProps['loaderData']).work?.reviews

type Pictures = Awaited<ReturnType<typeof picturesByPath>>

export default function Reviews({
  loaderData: { content, isCertain, work, cover },
}: Route.ComponentProps) {
  if (!work) return <NotFound title={content['bibliografi.not_found']} isCertain={isCertain} />
  const { id, title, year, slug, category, description, reviews } = work
  return (
    <article className="page py-10 md:py-14">
      <PageHead
        title={title}
        description={description || `${content['bibliografi.reviews_title']} ${title}`}
        path={workPath(slug)}
        type="book"
      />
      <Back to={shelfPath(shelfOf(category))} />
      <p className="label mt-10">{year}</p>
      <h1 className="mt-3 max-w-[20ch] hyphens-auto text-balance lg:hyphens-none">{title}</h1>
      <div className="mt-12 grid gap-x-16 gap-y-12 md:mt-16 md:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="w-36 md:sticky md:top-28 md:w-full md:self-start">
          <BookCover cover={cover} title={title} sizes="13rem" priority />
        </div>
        <section>
          <h2 className="hyphens-auto text-heading">
            <Content of="bibliografi.reviews_title" /> <cite>{title}</cite>
          </h2>
          <MoreList first={reviews} pageIn={reviewsIn}>
            {(items) =>
              items.map((review) => <Quotation key={review.id} workId={id} review={review} />)
            }
          </MoreList>
          {reviews.items.length === 0 && (
            <p className="mt-6 text-faded">
              <Content of="bibliografi.no_reviews" />
            </p>
          )}
        </section>
      </div>
    </article>
  )
}

function NotFound({ title, isCertain }: { title: string; isCertain: boolean }) {
  return (
    <div className="page grid min-h-[60svh] content-center justify-items-start gap-6 py-16">
      <title>{title}</title>
      {isCertain && <meta name="robots" content="noindex" />}
      <h1 className="hyphens-auto">
        <Content of="bibliografi.not_found" />
      </h1>
      <Back to={href('/bibliografi')} />
    </div>
  )
}

function Back({ to }: { to: string }) {
  return (
    <BackLink to={to}>
      <Content of="bibliografi.back" />
    </BackLink>
  )
}

/** Quotation marks hang in the margin: the ones that were written, or ours. */
const marked = /^(?:<[^>]*>)*["'«»„“”‘’]/
const marks =
  "[&>p:first-child]:before:absolute [&>p:first-child]:before:left-[-0.55em] [&>p:first-child]:before:content-['»'] [&>p:last-child]:after:content-['«']"

interface QuotationProps {
  workId: string
  review: Review
}

function Quotation({ workId, review }: QuotationProps) {
  const { id, header, quote, author, publication } = review
  return (
    <figure
      {...listed(id)}
      id={reviewAnchor(id)}
      className="mt-8 break-inside-avoid max-w-measure border-rule border-t pt-8 md:mt-10 md:pt-10"
    >
      {header && <h3 className="mb-4 hyphens-auto">{header}</h3>}
      <blockquote className="relative text-pretty font-display text-lead leading-normal">
        <Prose
          html={quote}
          className={marked.test(quote) ? '[&>p:first-child]:-indent-[0.5em]' : marks}
        />
      </blockquote>
      <figcaption className="mt-5 text-small">
        {author}
        {author && publication && ', '}
        {publication && <cite className="text-faded">{publication}</cite>}
      </figcaption>
      <EditItem
        at={`${href('/admin/bibliografi/:id/anmeldelser', { id: workId })}?rediger=${id}`}
        name={header ?? author}
      />
    </figure>
  )
}
