import { useEffect, useMemo, useState } from 'react'
import { fieldValues } from '~/admin/form-state/changed-fields'
import type { DraftContent } from '~/domain/unsaved-drafts/unsaved-drafts'

type Values = Record<string, unknown>

/** The location state of a link that opens a form with an earlier version. */
export interface EarlierVersionState {
  earlierVersion: Values
}

/** The location state of the form of a stored item, if more was typed while it was saved for the first time. */
export interface UnsavedFieldsState {
  unsavedFields: DraftContent['fields']
}

interface StartingInput {
  /** The number of times that the fields were mounted again. */
  count: number
  input: Values
  isEarlierVersion?: boolean
  onMounted?: () => void
}

/**
 * The unsaved input with which the fields start instead of the saved values: a draft, an earlier version, what was typed
 * during a save, or the changes that overwrite a newer version.
 */
export function useStartingInput(saved: Values) {
  const [starting, setStarting] = useState<StartingInput>({ count: 0, input: {} })
  useEffect(() => starting.onMounted?.(), [starting])
  const { count, input, isEarlierVersion = false } = starting
  const values = useMemo(() => ({ ...saved, ...input }), [saved, input])
  return {
    count,
    values,
    isEarlierVersion,
    /** Mounts the fields again. */
    start: (next: Values, options: Omit<StartingInput, 'count' | 'input'> = {}) =>
      setStarting((before) => ({ ...options, count: before.count + 1, input: next })),
    /** Called after a save. The fields keep their content. */
    clear: () => setStarting((before) => ({ count: before.count, input: {} })),
  }
}

/** Returns the input that the link to a form, or the form of the item while it was new, has passed to it. */
export function linkedInput(state: unknown, values: Values) {
  const { earlierVersion, unsavedFields } = (state ?? {}) as Partial<
    EarlierVersionState & UnsavedFieldsState
  >
  const input = earlierVersion
    ? Object.entries(earlierVersion).filter(([name]) => name in values)
    : Object.entries(fieldValues(unsavedFields ?? {}))
  if (input.length === 0) return undefined
  return { input: Object.fromEntries(input), isEarlierVersion: earlierVersion !== undefined }
}

/** Clears the location state after a save, so that a reload does not restore the earlier version again. */
export function clearHistoryState(): void {
  window.history.replaceState({ ...window.history.state, usr: null }, '')
}
