import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { openedParameter } from '~/http/opened-row'

/**
 * The row whose dialog is open, initially from the URL. Closing the dialog removes the row from the URL
 * and drops the earlier version that a link may have passed to its form.
 */
export function useOpenedRow<Row extends { id: string }>(rows: readonly Row[]) {
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get(openedParameter)
  const [opened, setOpened] = useState<Row | 'new' | undefined>(() =>
    rows.find(({ id }) => id === named),
  )
  // Navigates after the dialog is closed, since its form would ask about unsaved input.
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
