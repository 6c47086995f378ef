import { useLayoutEffect } from 'react'
import { data, useLocation } from 'react-router'
import { contentLinks } from '~/domain/content/content-links.server'
import { nextDays } from '~/domain/hymns/days/hymn-days.server'
import {
  emptyView,
  type HymnView,
  hymnView,
  type ListedCollection,
  type ThemeChoice,
} from '~/domain/hymns/hymn-view.server'
import { collectionsPath, hymnCollectionPath, hymnFeed, singlePath } from '~/domain/hymns/hymns'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'
import { hymnsData } from '~/domain/hymns/hymns-json-ld'
import { linkedReadings } from '~/domain/scripture/linked-readings'
import { pageNumber, pathOfPage, statusOf } from '~/http/paging'
import { pageRequest } from '~/routes/public/page-request.server'
import { ComingDay, FollowingDays } from '~/site/hymns/days'
import { HymnEntry } from '~/site/hymns/hymn-entry'
import { HymnLinks } from '~/site/hymns/hymn-links'
import { RegisterLinks } from '~/site/hymns/register-links'
import { MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { SiteLink } from '~/site/layout/site-link'
import { TabLinks } from '~/site/layout/tab-links'
import { Content, useContent } from '~/site/text/content'
import type { Route } from './+types/hymns'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend, visit, pageContent, read, readCached, addJsonLd } = pageRequest(context)
  const url = new URL(request.url)
  const [content, view] = await Promise.all([
    pageContent('salmer'),
    read<HymnView>(() => hymnView(backend, url), emptyView(url)),
  ])
  const isSingleTab = view.tab === 'single'
  const coming =
    url.searchParams.get('fane') === 'enkelt'
      ? undefined
      : await readCached('coming days', () => nextDays(backend), undefined)
  visit.normalizedUrl = isSingleTab ? pathOfPage(view.path, pageNumber(url)) : view.path
  addJsonLd(hymnsData(backend.siteUrl, content['salmer.title'], view))
  const readings = coming?.readings && linkedReadings(coming.readings)
  const pageData = { content, linkedContent: contentLinks(content), view, coming, readings }
  return data(pageData, isSingleTab ? statusOf(view.hymns) : 200)
}

export default function Hymns({ loaderData }: Route.ComponentProps) {
  const { content, view, coming, readings } = loaderData
  useLinkedHymn()
  const title = content['salmer.title']
  const isSingleTab = view.tab === 'single'
  const { hasCollections, hasHymns } = view
  const isEmpty = !hasCollections && !hasHymns
  return (
    <div className="group/page page py-14 md:py-20 print:py-0">
      <PageHead
        title={title}
        parts={[
          view.tab === 'single' && view.theme,
          view.path.startsWith(singlePath) && content['salmer.single'],
        ]}
        description={content['salmer.intro']}
        path={view.path}
      />
      {hasHymns && <link rel="alternate" type={hymnFeed.type} href={hymnFeed.path} title={title} />}
      <div className="print:group-has-[details[open]]/page:hidden">
        <PageTitle title={<Content of="salmer.title" />} intro={<Content of="salmer.intro" />} />
      </div>
      {coming && <ComingDay coming={coming} readings={readings} />}
      <div className="mt-12 md:mt-16 print:hidden">
        <TabLinks
          label={title}
          tabs={[
            {
              to: collectionsPath,
              name: <Content of="salmer.collections" />,
              isCurrent: !isSingleTab,
              isFilled: hasCollections,
            },
            {
              to: singlePath,
              name: <Content of="salmer.single" />,
              isCurrent: isSingleTab,
              isFilled: hasHymns,
            },
          ]}
        />
      </div>
      {isSingleTab ? (
        <SingleHymns view={view} name={content['salmer.single']} />
      ) : (
        <HymnCollections collections={view.collections} />
      )}
      {!isEmpty && (
        <div className="mt-14 border-rule border-t pt-4 print:hidden">
          <RegisterLinks />
          {hasHymns && (
            <p className="text-small">
              <a href={hymnFeed.path} className="link inline-block py-2">
                <Content of="salmer.follow" />
              </a>
            </p>
          )}
        </div>
      )}
      {coming && coming.next.length > 0 && <FollowingDays days={coming.next} />}
    </div>
  )
}

interface SingleHymnsProps {
  view: Extract<HymnView, { tab: 'single' }>
  name: string
}

function SingleHymns({ view, name }: SingleHymnsProps) {
  const { hymns, choices } = view
  return (
    <>
      {choices.length > 0 && <ThemeFilter choices={choices} />}
      {hymns.items.length > 0 || hymns.isPastEnd ? (
        <MoreList data={{ view }} selectPage={(page) => page.view.hymns} name={name}>
          {(items) => items.map((hymn) => <HymnEntry key={hymn.id} hymn={hymn} />)}
        </MoreList>
      ) : (
        <Content of="salmer.empty" as="p" className="mt-12 text-faded" />
      )}
    </>
  )
}

/** Opens the hymn in the URL's anchor. Without scripts the browser does it. */
function useLinkedHymn() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again reopens it
  useLayoutEffect(() => {
    const verse = hash && document.getElementById(hash.slice(1))
    if (verse) verse.closest('details')?.setAttribute('open', '')
  }, [hash, key])
}

function ThemeFilter({ choices }: { choices: ThemeChoice[] }) {
  return (
    <nav aria-label={useContent()['salmer.themes']} className="py-6 md:py-8">
      <ul className="flex flex-wrap gap-x-7">
        {choices.map(({ theme, count, path, isCurrent }) => (
          <li key={path}>
            <SiteLink
              to={path}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className="choice text-small"
            >
              {theme ?? <Content of="salmer.all" />} <span className="text-faded">({count})</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function HymnCollections({ collections }: { collections: ListedCollection[] }) {
  if (collections.length === 0) {
    return <Content of="salmer.collections_empty" as="p" className="mt-12 text-faded" />
  }
  return (
    <div className="rail-2 grid">
      {collections.map((collection) => (
        <Announcement key={collection.id} collection={collection} />
      ))}
    </div>
  )
}

function Announcement({ collection }: { collection: ListedCollection }) {
  const { title, slug, year, collaborator, description, hymnCount, isAvailable, hymns, cover } =
    collection
  const path = hymnCollectionPath(slug)
  return (
    <article id={slug} className="announcement">
      {cover && (
        <picture>
          <source {...cover.source} />
          <img {...cover.img} alt="" />
        </picture>
      )}
      <p className="font-lead text-faded text-lead leading-none">{year}</p>
      <div>
        <h2 className="hyphens-auto">
          <SiteLink to={path} className="no-underline hover:underline">
            {title}
          </SiteLink>
        </h2>
        {collaborator && (
          <p className="mt-1 font-display text-lead italic leading-snug">{collaborator}</p>
        )}
      </div>
      {description && <p className="max-w-measure whitespace-pre-line">{description}</p>}
      <p className="label">
        {hymnsCopy.count(hymnCount)}
        {isAvailable && (
          <>
            {' '}
            <span aria-hidden="true">·</span>{' '}
            <Content of="salmer.available" as="span" className="text-accent" />
          </>
        )}
      </p>
      {hymns.length > 0 && (
        <div>
          {hymns.length < hymnCount && (
            <Content of="salmer.among" as="p" className="text-faded text-small" />
          )}
          <HymnLinks hymns={hymns} />
        </div>
      )}
      <p className="no-print">
        <SiteLink to={path} className="link inline-block py-2 text-small">
          <Content of={hymns.length > 0 ? 'salmer.read' : 'salmer.about_collection'} />
          <span className="sr-only">: {title}</span>
        </SiteLink>
      </p>
    </article>
  )
}
