import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { openedParameter } from '~/http/opened-row'

type Values = Record<string, unknown>

/** What a link to a form carries, so that the form begins with an earlier version. */
export interface TakenBackState {
  takenBack: Values
}

/**
 * What the form on this screen begins with of an earlier version: nothing of it is saved
 * (docs/decisions/0027-history.md).
 * @param values the form's own; what has no field in it is left out
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
 * To be called once it is saved: the browser keeps what a link carried with the entry of its history, so that
 * a reload would put it in again.
 */
export function forgetTakenBack(): void {
  window.history.replaceState({ ...window.history.state, usr: null }, '')
}

/**
 * The same for a screen of several forms, of which the URL names one.
 * @param id of the row that the form is about
 */
export function useTakenBackOf(id: string | undefined, values: Values): Values {
  const { state } = useLocation()
  const [parameters] = useSearchParams()
  const isMeant = id !== undefined && parameters.get(openedParameter) === id
  return isMeant ? picked(state, values) : {}
}

function picked(state: unknown, values: Values): Values {
  const wanted = (state as Partial<TakenBackState> | null)?.takenBack ?? {}
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => name in values))
}
