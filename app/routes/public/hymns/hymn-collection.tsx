import { data } from 'react-router'
import { workPath } from '~/domain/bibliography/bibliography'
import { slugOfWork } from '~/domain/bibliography/bibliography.server'
import { collectionCovers } from '~/domain/hymns/hymn-view.server'
import { collectionsPath, hymnCollectionPath, hymnPath } from '~/domain/hymns/hymns'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import { hymnCollectionAt } from '~/domain/hymns/hymns.server'
import { hymnCollectionData } from '~/domain/hymns/hymns-json-ld'
import { beginsWith } from '~/domain/hymns/verse/stanzas'
import { readEntry } from '~/routes/public/entry.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { BackLink } from '~/site/layout/back-link'
import { MissingEntry } from '~/site/layout/missing'
import { PageHead } from '~/site/layout/page-head'
import { Section } from '~/site/layout/section'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { BookCover } from '~/site/works/book-cover'
import type { Route } from './+types/hymn-collection'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { backend, pageContent, read, addJsonLd } = pageRequest(context)
  const [content, entry] = await Promise.all([
    pageContent('salmer'),
    readEntry(context, request, () => hymnCollectionAt(backend, params.slug), hymnCollectionPath),
  ])
  if (typeof entry === 'number') return data({ content, page: undefined }, entry)
  const { collection } = entry
  const { id, workId } = collection
  const [cover, work] = await Promise.all([
    read(async () => (await collectionCovers(backend, [id])).get(id), undefined),
    read(() => slugOfWork(backend, workId), undefined),
  ])
  addJsonLd(hymnCollectionData(backend.siteUrl, content['salmer.title'], collection))
  return { content, page: { ...collection, cover, work } }
}

export default function HymnCollectionRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  if (!page) {
    return (
      <MissingEntry title="salmer.collection_not_found" back="salmer.back" to={collectionsPath} />
    )
  }
  const { title, slug, year, collaborator, description, hymns, hymnCount, cover, work } = page
  return (
    <article className="page pt-2 pb-10 md:pt-4 md:pb-14">
      <PageHead
        title={title}
        description={description || `${title}. ${hymnsCopy.count(hymnCount)}.`}
        path={hymnCollectionPath(slug)}
        type="book"
      />
      <BackLink to={collectionsPath} of="salmer.back" />
      <div className="rail-3 mt-4 grid gap-y-10 md:mt-6">
        <div className="grid content-start gap-4">
          <p className="font-lead text-faded text-lead leading-none">{year}</p>
          <h1 className="hyphens-auto">{title}</h1>
          {collaborator && (
            <p className="font-display text-faded text-heading italic leading-snug">
              {collaborator}
            </p>
          )}
          {description && <p className="mt-4 max-w-measure whitespace-pre-line">{description}</p>}
          <p className="label">
            {hymnsCopy.count(hymnCount)}
            {page.isAvailable && (
              <>
                {' '}
                <span aria-hidden="true">·</span>{' '}
                <Content of="salmer.available" as="span" className="text-accent" />
              </>
            )}
          </p>
          {work && (
            <p>
              <SiteLink to={workPath(work)} className="link">
                <Content of="salmer.work" />
              </SiteLink>
            </p>
          )}
        </div>
        {cover && (
          <div className="w-full max-w-56 max-md:order-first lg:max-w-none">
            <BookCover
              cover={cover}
              title={title}
              sizes="(min-width: 64rem) 18.75rem, 14rem"
              priority
            />
          </div>
        )}
      </div>
      {hymns.length > 0 && (
        <Section id="salmer" title="salmer.hymns_title" className="mt-14 md:mt-20">
          <ol className="mt-6 md:columns-2 md:gap-x-16">
            {hymns.map(({ id, slug: hymn, title: name, firstLine }) => (
              <li key={id} className="break-inside-avoid border-rule border-t py-4">
                <SiteLink
                  to={hymnPath(hymn)}
                  className="font-lead text-lead leading-snug no-underline hover:text-accent"
                >
                  {name}
                </SiteLink>
                {!beginsWith(firstLine, name) && (
                  <p className="mt-1 text-faded text-small">{firstLine}</p>
                )}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </article>
  )
}
