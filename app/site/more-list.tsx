import { type ReactNode, useEffect, useState } from 'react'
import { Link, type Location, useFetcher, useLocation } from 'react-router'
import { type Page, pageNumber } from '~/text/paging'

interface MoreListProps<T> {
  first: Page<T>
  /** Finds the page of the list in what the route's loader answers. */
  pageIn: (data: unknown) => Page<T> | undefined
  /** The parameter of the address that pages this list, where it is not the only one of its page. */
  parameter?: string
  /** The id of the list's place on the page, where the list does not begin the page. */
  place?: string
  /** What there is more of, for those who hear the link, where a page has several. */
  name?: string
  children: (items: T[]) => ReactNode
}

const remembered = new Map<string, Page<unknown>>()

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
  const [rest, setRest] = useState<Page<T>>()
  const fetcher = useFetcher()
  useEffect(() => setRest(remembered.get(key) as Page<T> | undefined), [key])
  useEffect(() => {
    const page = fetcher.data === undefined ? undefined : pageIn(fetcher.data)
    if (!page) return
    setRest((before) => {
      const known = new Set([...first.items, ...(before?.items ?? [])].map(({ id }) => id))
      const fresh = page.items.filter(({ id }) => !known.has(id))
      const joined = { ...page, items: [...(before?.items ?? []), ...fresh] }
      remembered.set(key, joined)
      return joined
    })
  }, [fetcher.data, first, key, pageIn])

  const next = rest ? rest.next : first.next
  const address = next && pageAddress(location, parameter, next)
  const shown = pageNumber(new URL(location.search, 'http://side'), parameter)
  return (
    <>
      {shown > 1 && (
        <p className="no-print mb-8">
          <Link to={pageAddress(location, parameter, shown - 1)} className="link py-2">
            Vis forrige
          </Link>
        </p>
      )}
      {children(rest ? [...first.items, ...rest.items] : first.items)}
      {address && (
        <p className="no-print mt-14 text-center" aria-live="polite">
          <Link
            to={place ? `${address}#${place}` : address}
            className="button"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              void fetcher.load(address)
            }}
          >
            {fetcher.state === 'idle' ? 'Vis flere' : 'Henter flere …'}
            {name && <span className="sr-only">: {name}</span>}
          </Link>
        </p>
      )}
    </>
  )
}

function pageAddress({ pathname, search }: Location, parameter: string, page: number): string {
  const query = new URLSearchParams(search)
  query.set(parameter, String(page))
  return `${pathname}?${query}`
}
