import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Location, useFetcher, useLocation } from 'react-router'
import { type Page, pageNumber } from '~/http/paging'
import { SiteLink } from './site-link'

interface MoreListProps<T> {
  first: Page<T>
  /** Finds the page of the list in what the route's loader answers. */
  pageIn: (data: unknown) => Page<T> | undefined
  /** The parameter of the URL that pages this list, where it is not the only one of its page. */
  parameter?: string
  /** The id of the list's place on the page, where the list does not begin the page. */
  place?: string
  /** What there is more of, for those who hear the link, where a page has several. */
  name?: string
  children: (items: T[]) => ReactNode
}

interface Further<T> {
  /** Whose list it is: the place in the history and the list on the page. */
  key: string
  /** How many further pages were asked for. */
  asked: number
  /** Those that came, in their order. */
  pages: Page<T>[]
}

/** What an entry of a list carries, so that the reader can be led to it when it comes. */
export function listed(id: string) {
  return { 'data-entry': id, tabIndex: -1 }
}

const remembered = new Map<string, Page<unknown>[]>()

function furtherOf<T>(key: string): Further<T> {
  const pages = (remembered.get(key) ?? []) as Page<T>[]
  return { key, asked: pages.length, pages }
}

/**
 * A list that comes in pages. 'Vis flere' is a link to the next page; with script the next page
 * joins the list where it stands, and is still there when the reader comes back to it.
 */
export function MoreList<T extends { id: string }>({
  first,
  pageIn,
  parameter = 'side',
  place,
  name,
  children,
}: MoreListProps<T>) {
  const location = useLocation()
  const key = `${location.key} ${parameter}`
  const [further, setFurther] = useState(() => furtherOf<T>(key))
  if (further.key !== key) setFurther(furtherOf(key))
  const { asked, pages } = further
  useEffect(() => {
    if (further.pages.length > 0) remembered.set(further.key, further.pages)
  }, [further])

  const list = useLedOn(pages)
  const shown = pageNumber(new URL(location.search, 'http://side'), parameter)
  const pathOf = (page: number) => pagePath(location, parameter, page)
  const { next } = pages.at(-1) ?? first
  if (first.isPastEnd) return <PastEnd list={pathOf(1)} />
  return (
    <>
      {shown > 1 && (
        <p className="no-print mb-8">
          <SiteLink to={pathOf(shown - 1)} className="link py-2">
            Vis forrige
          </SiteLink>
        </p>
      )}
      <div ref={list.ref} className="contents">
        {children(pages.length > 0 ? joined([first, ...pages]) : first.items)}
      </div>
      {Array.from({ length: asked }, (_, index) => pathOf(shown + 1 + index)).map((path, index) => (
        <FurtherPage key={path} path={path} index={index} pageIn={pageIn} onChange={setFurther} />
      ))}
      {next && (
        <p className="no-print mt-14 text-center" aria-live="polite">
          <SiteLink
            to={place ? `${pathOf(next)}#${place}` : pathOf(next)}
            className="button"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              list.awaitPage(pages.length)
              setFurther({ ...further, asked: pages.length + 1 })
            }}
          >
            {asked > pages.length ? 'Henter flere …' : 'Vis flere'}
            {name && <span className="sr-only">: {name}</span>}
          </SiteLink>
        </p>
      )}
    </>
  )
}

/** What an address shows that counts further than the list goes, and the way back. */
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

/** Leads the reader to the first new entry, once the page that was asked for has joined the list. */
function useLedOn<T extends { id: string }>(pages: Page<T>[]) {
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

/** One of the pages that joined: the router reads it again whenever it reads the page itself. */
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

/** What moved on to another page since the others were read is there once. */
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
