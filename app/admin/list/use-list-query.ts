import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { listParameters, maxListPages } from '~/http/listing'

/** The delay between typing and searching. */
const pauseMs = 150

/** The last search and page of each screen, restored when a form returns to it. */
const lastQueries = new Map<string, string>()

/** Returns the path of a screen with its last search and page. */
export function withLastQuery(path: string): string {
  return path + (lastQueries.get(path) ?? '')
}

/**
 * Keeps a list's search and page in the screen's URL, so that they survive reload, save and return.
 * @param name the name of the list, if its screen has several
 * @returns `showMore` only if the list can be extended without a search
 */
export function useListQuery(name?: string) {
  const [parameters, setParameters] = useSearchParams()
  const { pathname, search } = useLocation()
  const isOwn = useNavigationType() === 'REPLACE'
  const names = listParameters(name)
  const searched = parameters.get(names.text) ?? ''
  const [typed, setTyped] = useState(searched)
  const sent = useRef(searched)

  useEffect(() => {
    lastQueries.set(pathname, search)
  }, [pathname, search])

  // Follows links and the browser's back and forward.
  useEffect(() => {
    if (isOwn) return
    sent.current = searched
    setTyped(searched)
  }, [searched, isOwn])

  function setParameter(name: string, value: string, removed?: string) {
    const changed = (current: URLSearchParams) => {
      if (removed) current.delete(removed)
      if (value) current.set(name, value)
      else current.delete(name)
      return current
    }
    setParameters(changed, { replace: true, preventScrollReset: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay restarts with each keystroke
  useEffect(() => {
    if (typed === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed
      setParameter(names.text, typed, names.page)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  const page = Number(parameters.get(names.page) ?? 1)
  const showMore =
    page < maxListPages ? () => setParameter(names.page, String(page + 1)) : undefined
  return { typed, search: setTyped, showMore }
}
