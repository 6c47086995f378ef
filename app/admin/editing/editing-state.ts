import { useSyncExternalStore } from 'react'
import type { ContentKey, StoredContent, StoredEntry } from '~/domain/content/content'

/** The text that is being changed: one at a time (docs/specification.md, "Editing on the page"). */
export interface EditingElement {
  /** Of the element; the same text may stand in several places of a page. */
  id: string
  key: ContentKey
  /** In its own place, or in a dialog where that would not do. */
  place: 'page' | 'dialog'
  /** What it begins with, and what a save is compared to. */
  began: StoredEntry
}

interface EditingState {
  /** Who edits. */
  account: string
  isEditing: boolean
  editingElement: EditingElement | undefined
}

const resting: EditingState = { account: '', isEditing: false, editingElement: undefined }

// Not in React's tree: the texts stand in pages that do not know of being edited.
let state = resting
let stored: StoredContent | undefined
const listeners = new Set<() => void>()

function become(next: EditingState) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useEditing(): EditingState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => resting,
  )
}

/** Whose the texts that are typed are, for what knows of no context. */
export function useEditingAccount(): string {
  return useEditing().account
}

/** Begins with the texts as they are stored, or takes in newer ones. */
export function startEditing(content: StoredContent, account: string): void {
  stored = content
  if (!state.isEditing) become({ account, isEditing: true, editingElement: undefined })
}

export function stopEditing(): void {
  become(resting)
}

/** Opens a text; another that was open is closed. */
export function openElement({ id, key, place }: Omit<EditingElement, 'began'>): void {
  const began = stored?.[key]
  if (began) become({ ...state, editingElement: { id, key, place, began } })
}

export function closeElement(): void {
  become({ ...state, editingElement: undefined })
}

/** The text as it is stored, as far as this browser knows. */
export function storedText(key: ContentKey): StoredEntry | undefined {
  return stored?.[key]
}
