import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { listParameters, pagesBefore, pagesTogether } from '~/http/listing'

const pauseMs = 150

/** The last search and page of each screen, by path. A form returns to them. */
const lastQueries = new Map<string, string>()

export function withLastQuery(path: string): string {
  return path + (lastQueries.get(path) ?? '')
}

/**
 * Stores a list's search and page in the screen's URL, so that a reload, a save and the back button preserve them.
 * @param name the name of the list, if its screen has several
 * @returns `showMore` shows the next page too, or in place of the shown ones; `showEarlier` is undefined for the first
 */
export function useListQuery(name?: string) {
  const [parameters, setParameters] = useSearchParams()
  const { pathname, search } = useLocation()
  const isOwnNavigation = useNavigationType() === 'REPLACE'
  const names = listParameters(name)
  const query = parameters.get(names.text) ?? ''
  const [searchText, setSearchText] = useState(query)
  const lastQuery = useRef(query)

  useEffect(() => {
    lastQueries.set(pathname, search)
  }, [pathname, search])

  // Shows the search of a link, and of the browser's back and forward buttons.
  useEffect(() => {
    if (isOwnNavigation) return
    lastQuery.current = query
    setSearchText(query)
  }, [query, isOwnNavigation])

  function setParameter(name: string, value: string, { removed = '', keepsPlace = true } = {}) {
    const update = (current: URLSearchParams) => {
      current.delete(removed)
      if (value) current.set(name, value)
      else current.delete(name)
      return current
    }
    setParameters(update, { replace: true, preventScrollReset: keepsPlace })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay restarts with each keystroke
  useEffect(() => {
    if (searchText === lastQuery.current) return
    const timer = setTimeout(() => {
      lastQuery.current = searchText
      setParameter(names.text, searchText, { removed: names.page })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [searchText])

  const page = Number(parameters.get(names.page) ?? 1)
  const isFull = page % pagesTogether === 0
  const before = pagesBefore(page)
  const showMore = () => setParameter(names.page, String(page + 1), { keepsPlace: !isFull })
  const showEarlier =
    before > 0 ? () => setParameter(names.page, String(before), { keepsPlace: false }) : undefined
  return { searchText, search: setSearchText, isFull, showMore, showEarlier }
}
