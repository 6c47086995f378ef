import { useEffect, useRef } from 'react'
import { type Segment, searchPathOf } from '~/domain/search/search'
import { searchCopy } from '~/domain/search/search.copy'
import type { SearchGroup, SearchHit, SearchView } from '~/domain/search/search.server'
import { entryAttributes, MoreList } from '~/site/layout/more-list'
import { useSiteData } from '~/site/layout/site-data'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { useIsHydrated } from '~/ui/use-is-hydrated'

export function SearchResults({ view }: { view: SearchView }) {
  const { query, onlyKind, groups, closeness, total } = view
  const count = useRef<HTMLParagraphElement>(null)
  const isFirstRenderOfServerPage = useRef(!useIsHydrated())
  // After each search, screen readers announce the number of hits. Not on hydration, since the reader may
  // already have moved the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each search
  useEffect(() => {
    if (!isFirstRenderOfServerPage.current) count.current?.focus({ preventScroll: true })
    isFirstRenderOfServerPage.current = false
  }, [query])
  return (
    <>
      <p ref={count} tabIndex={-1} className="mt-6 text-faded outline-none">
        {closeness !== 'all' && total > 0 && (
          <>
            <Content of={closeness === 'misspelt' ? 'soeg.misspelt' : 'soeg.some'} />{' '}
          </>
        )}
        {total > 0 ? searchCopy.count(total) : <Content of="soeg.none" />}
      </p>
      {total === 0 && (
        <>
          <Content of="soeg.try" as="p" className="mt-3 max-w-measure" />
          <WaysOn />
        </>
      )}
      {groups.length > 1 && <KindLinks view={view} />}
      <div className="mt-10 md:mt-14">
        {groups.map((group) =>
          onlyKind === undefined || onlyKind === group.kind ? (
            <Group key={group.kind} group={group} view={view} />
          ) : null,
        )}
      </div>
    </>
  )
}

/** The sections of the site, for a reader who found nothing. */
function WaysOn() {
  const { navigation, filledSections } = useSiteData()
  const links = navigation.filter(({ path }) => filledSections.includes(path))
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="gaa-videre" className="no-print mt-14">
      <Content of="soeg.ways_on" as="h2" id="gaa-videre" className="label" />
      <ul className="mt-4 grid max-w-measure border-rule border-t font-lead text-lead md:grid-cols-2 md:gap-x-12">
        {links.map(({ path, name }) => (
          <li key={path} className="border-rule border-b">
            <SiteLink to={path} className="block py-3 no-underline hover:text-accent">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function KindLinks({ view: { query, total, onlyKind, groups } }: { view: SearchView }) {
  const choices = [
    { title: 'soeg.everything', total, path: searchPathOf(query), current: onlyKind === undefined },
    ...groups.map((group) => ({ ...group, current: onlyKind === group.kind })),
  ] as const
  return (
    <nav aria-label={searchCopy.kinds} className="no-print mt-6">
      <ul className="flex flex-wrap gap-x-7">
        {choices.map(({ title, total, path, current }) => (
          <li key={path}>
            <SiteLink
              to={path}
              preventScrollReset
              aria-current={current ? 'true' : undefined}
              className="choice text-small"
            >
              <Content of={title} /> <span className="text-faded">({total})</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Group({ group, view }: { group: SearchGroup; view: SearchView }) {
  const { name, title, total, hits, path } = group
  const isOnly = view.onlyKind !== undefined
  return (
    <section aria-labelledby={name} className="rail-1 grid gap-y-6 border-rule border-t py-10">
      <Content of={title} as="h2" id={name} className="hyphens-auto text-lead" />
      <div>
        {isOnly ? (
          <MoreList
            data={{ view }}
            selectPage={(page) => page.view.groups.find(({ kind }) => kind === group.kind)?.hits}
          >
            {(items) => <Hits hits={items} />}
          </MoreList>
        ) : (
          <Hits hits={hits.items} />
        )}
        {!isOnly && total > hits.items.length && (
          <p className="no-print mt-6">
            <SiteLink to={path} className="link inline-block py-2 text-small">
              <Content of="soeg.more" /> {total}
              <span className="sr-only">
                : <Content of={title} />
              </span>
            </SiteLink>
          </p>
        )}
      </div>
    </section>
  )
}

function Hits({ hits }: { hits: SearchHit[] }) {
  return (
    <ol className="grid max-w-measure gap-8">
      {hits.map(({ id, path, title, detail, line, isPast }) => (
        <li key={id} {...entryAttributes(id)}>
          <h3 className="hyphens-auto">
            <SiteLink to={path} className="decoration-1 underline-offset-4 hover:decoration-2">
              <HighlightedText segments={title} />
            </SiteLink>
          </h3>
          {(detail.length > 0 || isPast) && (
            <p className="mt-1.5 text-faded text-small">
              <HighlightedText segments={detail} />
              {isPast && (
                <>
                  {' · '}
                  <Content of="soeg.past" />
                </>
              )}
            </p>
          )}
          {line.length > 0 && (
            <p className="mt-1.5">
              <HighlightedText segments={line} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function HighlightedText({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    isMatch ? <mark key={index}>{text}</mark> : text,
  )
}
