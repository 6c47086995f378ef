import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { KeptInput } from '~/admin/kept-input/kept-inputs'
import { openedParameter } from '~/http/opened-row'

type Values = Record<string, unknown>

/** The location state of a link that opens a form with an earlier version. */
export interface TakenBackState {
  takenBack: Values
}

/** The location state of the form that opens after the save of a new item left out text typed into lists. */
export interface LeftOutState {
  leftOut: KeptInput['fields']
}

/**
 * Returns the unsaved values that this screen's form starts with: those of an earlier version
 * (docs/decisions/0027-history.md), or those that the save of the new item left out.
 * @param values the stored values; values without a field are left out of the result (tests/nouns.test.ts
 *   checks that the history offers none)
 */
export function useTakenBack(values: Values) {
  const { state } = useLocation()
  const [takenBack, setTakenBack] = useState(() => earlierValues(state, values))
  const [leftOut] = useState(() => (state as Partial<LeftOutState> | null)?.leftOut ?? {})
  /** Forgets them after a save. */
  function clear() {
    setTakenBack({})
    if (Object.keys({ ...takenBack, ...leftOut }).length > 0) forgetTakenBack()
  }
  return { takenBack, leftOut, clear }
}

/**
 * Removes the earlier version from the browser's history entry after a save, so that a reload does not
 * apply it again.
 */
export function forgetTakenBack(): void {
  window.history.replaceState({ ...window.history.state, usr: null }, '')
}

/**
 * The same for a screen with several forms. The URL names one of them.
 * @param id the row that the form edits
 */
export function useTakenBackOf(id: string | undefined, values: Values): Values {
  const { state } = useLocation()
  const [parameters] = useSearchParams()
  const isOpened = id !== undefined && parameters.get(openedParameter) === id
  return isOpened ? earlierValues(state, values) : {}
}

function earlierValues(state: unknown, values: Values): Values {
  const earlier = (state as Partial<TakenBackState> | null)?.takenBack ?? {}
  return Object.fromEntries(Object.entries(earlier).filter(([name]) => name in values))
}
