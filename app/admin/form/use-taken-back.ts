import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { openedParameter } from '~/http/opened-row'

type Values = Record<string, unknown>

/** The location state of a link that opens a form with an earlier version. */
export interface TakenBackState {
  takenBack: Values
}

/**
 * Returns the values of an earlier version that this screen's form starts with; they are unsaved
 * (docs/decisions/0027-history.md).
 * @param values the form's own; values without a field are left out
 */
export function useTakenBack(values: Values): { takenBack: Values; settled: () => void } {
  const { state } = useLocation()
  const [takenBack, setTakenBack] = useState(() => picked(state, values))
  function settled() {
    setTakenBack({})
    if (Object.keys(takenBack).length > 0) forgetTakenBack()
  }
  return { takenBack, settled }
}

/**
 * Removes the earlier version from the browser's history entry after a save, so that a reload does not
 * apply it again.
 */
export function forgetTakenBack(): void {
  window.history.replaceState({ ...window.history.state, usr: null }, '')
}

/**
 * The same for a screen with several forms, of which the URL names one.
 * @param id the row that the form edits
 */
export function useTakenBackOf(id: string | undefined, values: Values): Values {
  const { state } = useLocation()
  const [parameters] = useSearchParams()
  const isOpened = id !== undefined && parameters.get(openedParameter) === id
  return isOpened ? picked(state, values) : {}
}

function picked(state: unknown, values: Values): Values {
  const earlier = (state as Partial<TakenBackState> | null)?.takenBack ?? {}
  return Object.fromEntries(Object.entries(earlier).filter(([name]) => name in values))
}
