import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Location, useFetcher, useLocation } from 'react-router'
import { type Page, pageNumber } from '~/http/paging'
import { isPlainClick } from '~/ui/held-click'
import { SiteLink } from './site-link'

interface MoreListProps<T, Data> {
  /** The data of the route. That of the following pages is loaded from the same route. */
  data: Data
  selectPage: (data: Data) => Page<T> | undefined
  /** The URL parameter of this list, if the page has several lists. */
  parameter?: string
  /** The id of the list's element, if it is not at the top of the page. */
  anchor?: string
  name?: string
  children: (items: T[]) => ReactNode
}

interface MorePages<T> {
  key: string
  requestedCount: number
  pages: Page<T>[]
}

/** The attributes of a list entry, which receives the focus when it is loaded. */
export function entryAttributes(id: string) {
  return { 'data-entry': id, tabIndex: -1 }
}

const pageCache = new Map<string, Page<unknown>[]>()

function cachedPages<T>(key: string): MorePages<T> {
  const pages = (pageCache.get(key) ?? []) as Page<T>[]
  return { key, requestedCount: pages.length, pages }
}

/**
 * A paged list. 'Vis flere' links to the next page. With scripts it appends that page to the list, which still
 * has it after the reader navigates back.
 */
export function MoreList<T extends { id: string }, Data>({
  data,
  selectPage,
  parameter = 'side',
  anchor,
  name,
  children,
}: MoreListProps<T, Data>) {
  const location = useLocation()
  const key = `${location.key} ${parameter}`
  const [more, setMore] = useState(() => cachedPages<T>(key))
  if (more.key !== key) setMore(cachedPages(key))
  const { requestedCount, pages } = more
  useEffect(() => {
    if (more.pages.length > 0) pageCache.set(more.key, more.pages)
  }, [more])

  const list = useFocusOnNewPage(pages)
  const currentPage = pageNumber(new URL(location.search, 'http://side'), parameter)
  const pathOf = (page: number) => pagePath(location, parameter, page)
  const linkTo = (page: number) => (anchor ? `${pathOf(page)}#${anchor}` : pathOf(page))
  const first = selectPage(data)
  if (!first) return null
  const { next } = pages.at(-1) ?? first
  if (first.isPastEnd)
    return (
      <div className="mt-12 grid justify-items-start gap-4">
        <p>Listen har ikke så mange sider.</p>
        <SiteLink to={pathOf(1)} className="link py-2">
          Til listens første side
        </SiteLink>
      </div>
    )
  return (
    <>
      {currentPage > 1 && (
        <p className="no-print mb-8">
          <SiteLink to={linkTo(currentPage - 1)} className="link py-2">
            Vis forrige
            <ListName name={name} />
          </SiteLink>
        </p>
      )}
      <div ref={list.ref} className="contents">
        {children(pages.length > 0 ? mergePages([first, ...pages]) : first.items)}
      </div>
      {Array.from({ length: requestedCount }, (_, index) => pathOf(currentPage + 1 + index)).map(
        (path, index) => (
          <AppendedPage
            key={path}
            path={path}
            index={index}
            selectPage={selectPage}
            onChange={setMore}
          />
        ),
      )}
      {next && (
        <p className="no-print mt-8 text-center md:mt-14" aria-live="polite">
          <SiteLink
            to={linkTo(next)}
            className="button"
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              list.focusWhenLoaded(pages.length)
              setMore({ ...more, requestedCount: pages.length + 1 })
            }}
          >
            {requestedCount > pages.length ? 'Henter flere …' : 'Vis flere'}
            <ListName name={name} />
          </SiteLink>
        </p>
      )}
    </>
  )
}

function ListName({ name }: { name: string | undefined }) {
  return name && <span className="sr-only">: {name}</span>
}

function useFocusOnNewPage<T extends { id: string }>(pages: Page<T>[]) {
  const ref = useRef<HTMLDivElement>(null)
  const awaitedIndex = useRef<number>(undefined)
  useEffect(() => {
    const page = awaitedIndex.current === undefined ? undefined : pages[awaitedIndex.current]
    if (!page) return
    awaitedIndex.current = undefined
    const id = page.items[0]?.id
    const entry = id && ref.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)
    if (entry) entry.focus({ preventScroll: true })
  }, [pages])
  return {
    ref,
    focusWhenLoaded: (index: number) => {
      awaitedIndex.current = index
    },
  }
}

interface AppendedPageProps<T, Data> {
  path: string
  index: number
  selectPage: (data: Data) => Page<T> | undefined
  onChange: (change: (further: MorePages<T>) => MorePages<T>) => void
}

/** Loads a page that is appended to the list, with a fetcher, which the router revalidates with the route. */
function AppendedPage<T, Data>(props: AppendedPageProps<T, Data>) {
  const { path, index, selectPage, onChange } = props
  const { load, data } = useFetcher()
  useEffect(() => void load(path), [load, path])
  const append = useEffectEvent((loaded: Data) => {
    const page = selectPage(loaded)
    if (page)
      onChange((more) => ({ ...more, pages: Object.assign([...more.pages], { [index]: page }) }))
  })
  useEffect(() => {
    if (data !== undefined) append(data)
  }, [data])
  return null
}

/** Returns the items of all pages without duplicates: an item may have moved to another page between requests. */
function mergePages<T extends { id: string }>(pages: Page<T>[]): T[] {
  const items = pages.flatMap((page) => page.items)
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

function pagePath({ pathname, search }: Location, parameter: string, page: number): string {
  const query = new URLSearchParams(search)
  if (page === 1) query.delete(parameter)
  else query.set(parameter, String(page))
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
