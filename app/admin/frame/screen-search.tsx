import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { screens } from '~/admin/copy/admin.copy'
import { fetchJson } from '~/admin/requests/use-json'
import type { FoundItem } from '~/domain/item-search/item-search.server'
import { containsWords, wordsOf } from '~/http/listing'
import { Dialog } from '~/ui/dialog'
import { isComposing } from '~/ui/key-event'
import { screenSearchCopy as copy, settings } from './screen-search.copy'

export function useSearchKey(onOpen: () => void) {
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey || document.querySelector('[role*=dialog]')) return
      event.preventDefault()
      onOpen()
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [onOpen])
}

/** One search over all items, screens and settings. Render it only while it is open. */
export function ScreenSearch({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [highlighted, setHighlighted] = useState(0)
  const { results, isSearching, failed } = useSearchResults(text)
  const activeIndex = Math.min(highlighted, results.length - 1)

  function open(path: string | undefined) {
    if (path === undefined) return
    onClose()
    void navigate(path)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') {
      // Closing the dialog focuses a button, which the same Enter would click.
      event.preventDefault()
      open(results[activeIndex]?.path)
    }
    if (step === undefined || results.length === 0) return
    event.preventDefault()
    const next = (activeIndex + step + results.length) % results.length
    setHighlighted(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      description="Titler, skærme og indstillinger. Vælg med piletasterne og Enter."
      closeLabel="Luk"
    >
      <input
        type="search"
        role="combobox"
        aria-label="Søg efter"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={results.length > 0 ? `${id}-${activeIndex}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setHighlighted(0)
        }}
        onKeyDown={onKeyDown}
        className="w-full border border-faded bg-paper px-3 py-2.5"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={copy.title}
        className="max-h-[50dvh] overflow-y-auto"
      >
        {results.map(({ name, path, kind }, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
          <div
            key={`${kind} ${path} ${name}`}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === activeIndex}
            onClick={() => open(path)}
            className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 border-transparent border-l-2 px-3 py-2 hover:bg-leaf aria-selected:border-accent aria-selected:bg-leaf"
          >
            <span className="wrap-anywhere">{name}</span>
            <span className="text-caption text-faded">{kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-faded text-small">
        {failed
          ? 'Kunne ikke søge. Prøv igen om lidt.'
          : text.trim() !== '' && !isSearching && copy.found(results.length)}
      </p>
    </Dialog>
  )
}

interface SearchResult {
  name: string
  path: string
  kind: string
}

const pauseMs = 150

/** Searches while the author types. Screens and settings are found at once, items once the server answers. */
function useSearchResults(text: string) {
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
  const words = wordsOf(text)
  const isMatch = ({ name }: { name: string }) => containsWords(name, words)
  const matches = screens.filter(isMatch).map((screen) => ({ ...screen, kind: copy.screen }))
  if (words.length === 0) return matches
  return [
    ...matches,
    ...settings.filter(isMatch).map((setting) => ({ ...setting, kind: copy.setting })),
  ]
}
