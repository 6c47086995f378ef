import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { KeptInput } from '~/admin/kept-input/kept-inputs'
import { openedParameter } from '~/http/opened-row'
import { useIsHydrated } from '~/ui/use-is-hydrated'

type Values = Record<string, unknown>

/** The location state of a link that opens a form with an earlier version. */
export interface EarlierVersionState {
  earlierVersion: Values
}

/** The location state of the form of a stored item, if more was typed while it was saved for the first time. */
export interface UnsavedFieldsState {
  unsavedFields: KeptInput['fields']
}

/**
 * Returns the location state of the link that opened this screen. Null until hydration ends, since the server
 * does not know it. `key` changes when it becomes known, to mount the form again.
 */
export function useOpeningState() {
  const location = useLocation()
  const [opening] = useState<unknown>(location.state)
  const isKnown = useIsHydrated() || opening === null
  return { key: String(isKnown), state: isKnown ? opening : null }
}

/**
 * Returns the unsaved input that this screen's form starts with: an earlier version (docs/decisions/0027-history.md),
 * or what was typed while the new item was saved.
 */
export function useInitialInput(state: unknown, values: Values) {
  const [earlierVersion, setEarlierVersion] = useState(() => earlierValues(state, values))
  const [unsavedFields] = useState(
    () => (state as Partial<UnsavedFieldsState> | null)?.unsavedFields ?? {},
  )
  function clear() {
    setEarlierVersion({})
    if (Object.keys({ ...earlierVersion, ...unsavedFields }).length > 0) clearHistoryState()
  }
  return { earlierVersion, unsavedFields, clear }
}

/** Clears the location state after a save, so that a reload does not restore the earlier version again. */
export function clearHistoryState(): void {
  window.history.replaceState({ ...window.history.state, usr: null }, '')
}

/** Returns the earlier version to restore in one of several forms on a screen; the URL has the id of its row. */
export function useEarlierVersion(id: string | undefined, values: Values): Values {
  const { state } = useOpeningState()
  const [parameters] = useSearchParams()
  const isOpened = id !== undefined && parameters.get(openedParameter) === id
  return isOpened ? earlierValues(state, values) : {}
}

function earlierValues(state: unknown, values: Values): Values {
  const earlier = (state as Partial<EarlierVersionState> | null)?.earlierVersion ?? {}
  return Object.fromEntries(Object.entries(earlier).filter(([name]) => name in values))
}
