import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { adminCopy } from '~/admin/copy/admin.copy'
import { rowCopy } from '~/admin/copy/row.copy'
import { openShareDialog } from '~/admin/sharing/share-dialogs'
import { copyLink } from '~/admin/sharing/share-link'
import { shareKitCopy } from '~/domain/share-pictures/share-kit.copy'
import { Button } from '~/ui/button'
import './row-menu.css'

export type RowEntry = { label: string } & ({ href: string } | { onSelect: () => void })

const item = {
  role: 'menuitem',
  tabIndex: -1,
  className:
    'flex min-h-11 w-full items-center px-4 text-left no-underline outline-none hover:bg-leaf hover:underline focus:bg-leaf focus:underline',
}

/**
 * A menu of less common actions behind three dots. It is rendered only while it is open, since in a long list the
 * menus would be half of the markup (docs/decisions/0033-lists-in-parts.md).
 */
export function RowMenu({ name, entries }: { name: string; entries: RowEntry[] }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) menu.current?.showPopover()
  }, [isOpen])
  if (entries.length === 0) return null
  const label = rowCopy.moreActions(name)
  return (
    <>
      <Button
        className="button-quiet min-w-11 px-0"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // Closes the menu. A script opens it, since it does not exist before.
        popoverTarget={isOpen ? id : undefined}
        onClick={(event) => {
          if (isOpen) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Dots />
      </Button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          popover="auto"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className="row-menu min-w-48 border border-faded bg-paper py-1 text-ink text-small"
          onToggle={({ newState, currentTarget }) => {
            if (newState === 'open') itemsOf(currentTarget)[0]?.focus()
            else setOpen(false)
          }}
          onKeyDown={moveFocus}
          onClickCapture={() => menu.current?.hidePopover()}
        >
          {entries.map((entry) =>
            'href' in entry ? (
              <a key={entry.label} {...item} href={entry.href}>
                {entry.label}
              </a>
            ) : (
              <Button key={entry.label} {...item} onClick={entry.onSelect}>
                {entry.label}
              </Button>
            ),
          )}
        </div>
      )}
    </>
  )
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
}

/** Moves between the items by the arrow keys, Home and End; Tab leaves the menu. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const { key, currentTarget } = event
  if (key === 'Tab') currentTarget.hidePopover()
  const items = itemsOf(currentTarget)
  const index = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}

/** The menu entries for a public page or a part of one; none if the row is hidden. */
export function pageEntries(path: string | undefined): RowEntry[] {
  if (path === undefined) return []
  return [
    { label: adminCopy.viewOnSite, href: path },
    { label: rowCopy.copyLink, onSelect: () => void copyLink(path) },
  ]
}

/** The menu entries for a row that has its own public page; none if it is hidden. */
export function ownPageEntries(path: string | undefined): RowEntry[] {
  if (path === undefined) return []
  return [...pageEntries(path), { label: shareKitCopy.open, onSelect: () => openShareDialog(path) }]
}

function Dots() {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
      <circle cx="4" cy="10" r="1.6" />
      <circle cx="10" cy="10" r="1.6" />
      <circle cx="16" cy="10" r="1.6" />
    </svg>
  )
}
