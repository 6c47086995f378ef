import { Menu } from '@base-ui/react/menu'
import { useState } from 'react'
import { adminCopy } from '~/admin/frame/admin.copy'
import { openShareDialog } from '~/admin/sharing/open-share-dialog'
import { shareKitCopy } from '~/domain/share-pictures/share-kit.copy'
import { showToast } from '~/ui/toast'
import { rowCopy } from './row.copy'

/** A menu entry: a link or a callback. */
export type RowEntry = { label: string } & ({ href: string } | { onSelect: () => void })

interface RowMenuProps {
  /** The row's name for screen readers. */
  name: string
  entries: RowEntry[]
}

const item =
  'flex min-h-11 cursor-default items-center px-4 no-underline outline-none data-highlighted:bg-leaf data-highlighted:underline'

const dots = 'button-quiet min-w-11 px-0'

/**
 * A menu of less common actions behind three dots. It is rendered when it is first opened: in a long
 * list the menus would be half of the markup.
 */
export function RowMenu({ name, entries }: RowMenuProps) {
  const [isWanted, setWanted] = useState(false)
  if (entries.length === 0) return null
  const label = rowCopy.more(name)
  if (!isWanted) {
    return (
      <button
        type="button"
        className={dots}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setWanted(true)}
      >
        <Dots />
      </button>
    )
  }
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger className={dots} aria-label={label}>
        <Dots />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-30">
          <Menu.Popup className="min-w-48 border border-faded bg-paper py-1 text-ink text-small outline-none">
            {entries.map((entry) =>
              'href' in entry ? (
                <Menu.LinkItem key={entry.label} href={entry.href} closeOnClick className={item}>
                  {entry.label}
                </Menu.LinkItem>
              ) : (
                <Menu.Item key={entry.label} onClick={entry.onSelect} className={item}>
                  {entry.label}
                </Menu.Item>
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/**
 * The menu entries for a place on the site.
 * @param path undefined if visitors do not see the row
 */
export function pageEntries(path: string | undefined): RowEntry[] {
  if (path === undefined) return []
  return [
    { label: adminCopy.onSite, href: path },
    { label: rowCopy.copyLink, onSelect: () => void copyLink(path) },
  ]
}

/**
 * The menu entries for a row with a page of its own, which can be shared.
 * @param path undefined if visitors do not see the row
 */
export function ownPageEntries(path: string | undefined): RowEntry[] {
  if (path === undefined) return []
  return [...pageEntries(path), { label: shareKitCopy.open, onSelect: () => openShareDialog(path) }]
}

/** Copies a URL of the site, given as a path or complete. */
export async function copyLink(path: string): Promise<void> {
  const url = new URL(path, window.location.href).href
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: rowCopy.copied, description: url })
  } catch {
    // No permission, or no HTTPS, without which browsers have no clipboard.
    showToast({ title: rowCopy.notCopied, description: url, variant: 'destructive' })
  }
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
