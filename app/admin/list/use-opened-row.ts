import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { openedParameter } from '~/http/opened-row'

/**
 * Which row's dialog is open: initially the one in the URL. Closing it removes it from the URL and drops
 * the earlier version that a link may have passed to its form.
 */
export function useOpenedRow<Row extends { id: string }>(rows: readonly Row[]) {
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get(openedParameter)
  const [opened, setOpened] = useState<Row | 'new' | undefined>(() =>
    rows.find(({ id }) => id === named),
  )
  // Waits until the dialog is closed: the navigation would ask its form about unsaved input.
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
