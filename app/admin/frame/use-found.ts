import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import type { FoundItem } from '~/domain/item-search/found-item'
import { plainLetters } from '~/http/listing'
import { screens } from './admin.copy'
import { screenSearchCopy as copy, settings } from './screen-search.copy'

export interface Found {
  name: string
  path: string
  /** The kind: the name of an item's screen, or 'screen' or 'setting' in Danish. */
  kind: string
}

/** Waits for a pause in typing. */
const pauseMs = 150

/** The results of a search: matching screens and settings at once, then the items that the server finds. */
export function useFound(text: string): { found: Found[]; isSearching: boolean; failed: boolean } {
  const [answer, setAnswer] = useState<{ text: string; items: Found[] | undefined }>()
  useEffect(() => {
    if (text.trim() === '') return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const items = await itemsWith(text, leaving.signal)
      if (!leaving.signal.aborted) setAnswer({ text, items })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text])
  if (text.trim() === '') {
    return { found: namedScreens(''), isSearching: false, failed: false }
  }
  return {
    found: [...namedScreens(text), ...(answer?.items ?? [])],
    isSearching: answer?.text !== text,
    failed: answer?.text === text && answer.items === undefined,
  }
}

/** @returns undefined if the request failed */
async function itemsWith(text: string, signal: AbortSignal): Promise<Found[] | undefined> {
  try {
    const query = new URLSearchParams({ q: text })
    const answer = await fetch(`${href('/admin/soeg')}?${query}`, { signal })
    if (answer.status === 401 && (await ensureSignedIn())) return await itemsWith(text, signal)
    if (!answer.ok) return undefined
    const items = (await answer.json()) as FoundItem[]
    return items.map(({ name, dateText, path, screen }) => ({
      name,
      path,
      kind: [dateText, screens.find((known) => known.path === screen)?.name]
        .filter(Boolean)
        .join(' · '),
    }))
  } catch {
    return undefined
  }
}

/** The screens and settings that contain all words of a text; for a blank text only the screens. */
function namedScreens(text: string): Found[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean)
  const isFound = ({ name }: { name: string }) =>
    words.every((word) => plainLetters(name).includes(word))
  const found = screens.filter(isFound).map((screen) => ({ ...screen, kind: copy.screen }))
  if (words.length === 0) return found
  return [
    ...found,
    ...settings.filter(isFound).map((setting) => ({ ...setting, kind: copy.setting })),
  ]
}
