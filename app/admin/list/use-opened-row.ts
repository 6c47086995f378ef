import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { openedParameter } from '~/http/opened-row'

/**
 * Which row's dialog is open on a screen of many: at first the one that the URL names. Once it is closed
 * the URL names none, nor does what was taken back into its form wait for another.
 */
export function useOpenedRow<Row extends { id: string }>(rows: readonly Row[]) {
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get(openedParameter)
  const [opened, setOpened] = useState<Row | 'new' | undefined>(() =>
    rows.find(({ id }) => id === named),
  )
  // Not while the dialog is there: its form would be asked whether it may be left.
  useEffect(() => {
    if (opened || named === null) return
    const others = (current: URLSearchParams) => {
      current.delete(openedParameter)
      return current
    }
    setParameters(others, { replace: true, preventScrollReset: true })
  }, [opened, named, setParameters])
  return [opened, setOpened] as const
}
