import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '~/ui/dialog'
import { screenSearchCopy as copy } from './screen-search.copy'
import { useFound } from './use-found'

/** Opens the search on Ctrl+K or Cmd+K, except over a dialog. */
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
  const { found, isSearching, failed } = useFound(text)
  const chosen = Math.min(highlighted, found.length - 1)

  function open(path: string | undefined) {
    if (path === undefined) return
    onClose()
    void navigate(path)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') {
      // Prevents Enter from also clicking the button that has the focus once the dialog is closed.
      event.preventDefault()
      open(found[chosen]?.path)
    }
    if (step === undefined || found.length === 0) return
    event.preventDefault()
    const next = (chosen + step + found.length) % found.length
    setHighlighted(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      description={copy.hint}
      closeLabel={copy.close}
    >
      <input
        type="search"
        role="combobox"
        aria-label={copy.field}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
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
        {found.map(({ name, path, kind }, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
          <div
            key={`${kind} ${path} ${name}`}
            id={`${id}-${position}`}
            role="option"
            aria-selected={position === chosen}
            onClick={() => open(path)}
            className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 border-transparent border-l-2 px-3 py-2 hover:bg-leaf aria-selected:border-accent aria-selected:bg-leaf"
          >
            <span className="wrap-anywhere">{name}</span>
            <span className="text-caption text-faded">{kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-faded text-small empty:hidden">
        {failed ? copy.failed : found.length === 0 && !isSearching && copy.none}
      </p>
    </Dialog>
  )
}
