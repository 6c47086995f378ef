import { useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { hasUnsavedForm } from '~/admin/saving/unsaved'
import type { ContentKey, StoredContent, StoredEntry } from '~/domain/content/content'
import { editingCopy } from '~/domain/content/editing.copy'
import { showToast } from '~/ui/toast'

export const contentPath = href('/admin/tekst')

/** The text that is being edited; only one at a time (docs/specification.md, "Editing on the page"). */
export interface EditingElement {
  /** Identifies the element, since a page may show the same text several times. */
  id: string
  key: ContentKey
  place: 'page' | 'dialog'
  /** The stored text when editing began; a save is compared with it. */
  initial: StoredEntry
}

const initialState = {
  account: '',
  isEditing: false,
  editingElement: undefined as EditingElement | undefined,
}

// Outside React, since no context provider is around all texts of a page.
let state = initialState
let stored: StoredContent | undefined
const listeners = new Set<() => void>()

function setState(next: typeof initialState) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useEditing() {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  )
}

/** Starts editing with the stored texts, or replaces them if editing has already started. */
export function startEditing(content: StoredContent, account: string): void {
  stored = content
  if (!state.isEditing) setState({ account, isEditing: true, editingElement: undefined })
}

export function stopEditing(): void {
  setState(initialState)
}

export function openEditor({ id, key, place }: Omit<EditingElement, 'initial'>): void {
  const initial = stored?.[key]
  if (initial) setState({ ...state, editingElement: { id, key, place, initial } })
}

export function closeEditor(): void {
  setState({ ...state, editingElement: undefined })
}

export function storedText(key: ContentKey): StoredEntry | undefined {
  return stored?.[key]
}

/** Whether another text may be opened. If the open one has unsaved input, returns false and shows a toast. */
export function canOpenEditor(): boolean {
  if (!hasUnsavedForm()) return true
  showToast({ ...editingCopy.unsavedText, variant: 'destructive' })
  document.querySelector<HTMLElement>('[data-text-control]')?.focus()
  return false
}
