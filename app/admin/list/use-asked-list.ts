import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { mostPages, parametersOf } from '~/http/listing'

/** Typing is over, or thought about. */
const pauseMs = 150

/** What each screen was last asked for, for the way back from a form. */
const lastAsked = new Map<string, string>()

/** A screen as it was left: with what was searched for, and as far as it was read. */
export function asLeft(path: string): string {
  return path + (lastAsked.get(path) ?? '')
}

/**
 * What is asked of a list stands in the URL of its screen, so that a reload, a save and the way back leave it.
 * @param name of the list, where its screen has several
 * @returns `showMore` only where there can be more without a search
 */
export function useAskedList(name?: string) {
  const [parameters, setParameters] = useSearchParams()
  const { pathname, search } = useLocation()
  const isOwn = useNavigationType() === 'REPLACE'
  const names = parametersOf(name)
  const asked = parameters.get(names.text) ?? ''
  const [typed, setTyped] = useState(asked)
  const sent = useRef(asked)

  useEffect(() => {
    lastAsked.set(pathname, search)
  }, [pathname, search])

  // By a link, or the browser's ways back and forth.
  useEffect(() => {
    if (isOwn) return
    sent.current = asked
    setTyped(asked)
  }, [asked, isOwn])

  function ask(name: string, value: string, instead?: string) {
    const changed = (current: URLSearchParams) => {
      if (instead) current.delete(instead)
      if (value) current.set(name, value)
      else current.delete(name)
      return current
    }
    setParameters(changed, { replace: true, preventScrollReset: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause begins with what is typed
  useEffect(() => {
    if (typed === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed
      ask(names.text, typed, names.page)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  const page = Number(parameters.get(names.page) ?? 1)
  const showMore = page < mostPages ? () => ask(names.page, String(page + 1)) : undefined
  return { typed, search: setTyped, showMore }
}
