import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Location, useFetcher, useLocation } from 'react-router'
import { type Page, pageNumber } from '~/http/paging'
import { SiteLink } from './site-link'

interface MoreListProps<T> {
  first: Page<T>
  /** Finds the list's page in the data of the route's loader. */
  pageIn: (data: unknown) => Page<T> | undefined
  /** The URL parameter of this list, if the page has several. */
  parameter?: string
  /** The id of the list's element, if it is not at the top of the page. */
  anchor?: string
  /** The name of the list for screen readers, if the page has several. */
  name?: string
  children: (items: T[]) => ReactNode
}

interface Further<T> {
  /** Identifies the history entry and the list on the page. */
  key: string
  /** The number of further pages requested. */
  requested: number
  /** The loaded pages, in order. */
  pages: Page<T>[]
}

/** Attributes of a list entry that can receive focus when it is loaded. */
export function listed(id: string) {
  return { 'data-entry': id, tabIndex: -1 }
}

const remembered = new Map<string, Page<unknown>[]>()

function furtherOf<T>(key: string): Further<T> {
  const pages = (remembered.get(key) ?? []) as Page<T>[]
  return { key, requested: pages.length, pages }
}

/**
 * A paged list. 'Vis flere' links to the next page; with scripts it appends that page in place, and the
 * pages are still there after navigating back.
 */
export function MoreList<T extends { id: string }>({
  first,
  pageIn,
  parameter = 'side',
  anchor,
  name,
  children,
}: MoreListProps<T>) {
  const location = useLocation()
  const key = `${location.key} ${parameter}`
  const [further, setFurther] = useState(() => furtherOf<T>(key))
  if (further.key !== key) setFurther(furtherOf(key))
  const { requested, pages } = further
  useEffect(() => {
    if (further.pages.length > 0) remembered.set(further.key, further.pages)
  }, [further])

  const list = useFocusOnNewPage(pages)
  const shown = pageNumber(new URL(location.search, 'http://side'), parameter)
  const pathOf = (page: number) => pagePath(location, parameter, page)
  const linkTo = (page: number) => (anchor ? `${pathOf(page)}#${anchor}` : pathOf(page))
  const { next } = pages.at(-1) ?? first
  if (first.isPastEnd) return <PastEnd list={pathOf(1)} />
  return (
    <>
      {shown > 1 && (
        <p className="no-print mb-8">
          <SiteLink to={linkTo(shown - 1)} className="link py-2">
            Vis forrige
            <ListName name={name} />
          </SiteLink>
        </p>
      )}
      <div ref={list.ref} className="contents">
        {children(pages.length > 0 ? joined([first, ...pages]) : first.items)}
      </div>
      {Array.from({ length: requested }, (_, index) => pathOf(shown + 1 + index)).map(
        (path, index) => (
          <FurtherPage key={path} path={path} index={index} pageIn={pageIn} onChange={setFurther} />
        ),
      )}
      {next && (
        <p className="no-print mt-14 text-center" aria-live="polite">
          <SiteLink
            to={linkTo(next)}
            className="button"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              list.awaitPage(pages.length)
              setFurther({ ...further, requested: pages.length + 1 })
            }}
          >
            {requested > pages.length ? 'Henter flere …' : 'Vis flere'}
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

/** Shown if the URL's page number is too high. */
function PastEnd({ list }: { list: string }) {
  return (
    <div className="mt-12 grid justify-items-start gap-4">
      <p>Listen har ikke så mange sider.</p>
      <SiteLink to={list} className="link py-2">
        Til listens første side
      </SiteLink>
    </div>
  )
}

/** Focuses the first new entry once the requested page is there. */
function useFocusOnNewPage<T extends { id: string }>(pages: Page<T>[]) {
  const ref = useRef<HTMLDivElement>(null)
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    const page = awaited.current === undefined ? undefined : pages[awaited.current]
    if (!page) return
    awaited.current = undefined
    const id = page.items[0]?.id
    const entry = id && ref.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)
    if (entry) entry.focus({ preventScroll: true })
  }, [pages])
  return {
    ref,
    awaitPage: (index: number) => {
      awaited.current = index
    },
  }
}

interface FurtherPageProps<T> {
  path: string
  index: number
  pageIn: (data: unknown) => Page<T> | undefined
  onChange: (change: (further: Further<T>) => Further<T>) => void
}

/** A page appended to the list. As a fetcher it is revalidated together with the page. */
function FurtherPage<T>({ path, index, pageIn, onChange }: FurtherPageProps<T>) {
  const { load, data } = useFetcher()
  useEffect(() => void load(path), [load, path])
  useEffect(() => {
    const page = data === undefined ? undefined : pageIn(data)
    if (!page) return
    onChange((further) => {
      const pages = [...further.pages]
      pages[index] = page
      return { ...further, pages }
    })
  }, [data, index, pageIn, onChange])
  return null
}

/** Removes duplicates: entries may have moved to another page in between. */
function joined<T extends { id: string }>(pages: Page<T>[]): T[] {
  const items = pages.flatMap((page) => page.items)
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

function pagePath({ pathname, search }: Location, parameter: string, page: number): string {
  const query = new URLSearchParams(search)
  if (page === 1) query.delete(parameter)
  else query.set(parameter, String(page))
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
