import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { fetchJson } from '~/admin/saving/use-json'
import type { FoundItem } from '~/domain/item-search/found-item'
import { plainLetters } from '~/http/listing'
import { screens } from './admin.copy'
import { screenSearchCopy as copy, settings } from './screen-search.copy'

interface SearchResult {
  name: string
  path: string
  kind: string
}

const pauseMs = 150

/** Searches while the author types. Screens and settings are found at once, items once the server answers. */
export function useSearchResults(text: string) {
  const [response, setResponse] = useState<{ text: string; items: SearchResult[] | undefined }>()
  useEffect(() => {
    if (text.trim() === '') return
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const items = await searchItems(text, request.signal)
      if (!request.signal.aborted) setResponse({ text, items })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [text])
  if (text.trim() === '') {
    return { results: matchingScreens(''), isSearching: false, failed: false }
  }
  return {
    results: [...matchingScreens(text), ...(response?.items ?? [])],
    isSearching: response?.text !== text,
    failed: response?.text === text && response.items === undefined,
  }
}

/** @returns undefined if the request failed */
async function searchItems(text: string, signal: AbortSignal): Promise<SearchResult[] | undefined> {
  const query = new URLSearchParams({ q: text })
  const items = await fetchJson<FoundItem[]>(`${href('/admin/soeg')}?${query}`, signal)
  return items?.map(({ name, dateText, path, screen }) => ({
    name,
    path,
    kind: [dateText, screens.find((known) => known.path === screen)?.name]
      .filter(Boolean)
      .join(' · '),
  }))
}

/** Returns the screens and settings whose names contain all words of the text; all screens if it is blank. */
function matchingScreens(text: string): SearchResult[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean)
  const isMatch = ({ name }: { name: string }) =>
    words.every((word) => plainLetters(name).includes(word))
  const matches = screens.filter(isMatch).map((screen) => ({ ...screen, kind: copy.screen }))
  if (words.length === 0) return matches
  return [
    ...matches,
    ...settings.filter(isMatch).map((setting) => ({ ...setting, kind: copy.setting })),
  ]
}
