import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { openedParameter } from '~/http/opened-row'

/**
 * The row whose dialog is open, at first the one in the URL. Closing the dialog removes the row from the URL,
 * and with it the earlier version that a link may have passed to the form.
 */
export function useOpenedRow<Row extends { id: string }>(rows: readonly Row[]) {
  const [parameters, setParameters] = useSearchParams()
  const idInUrl = parameters.get(openedParameter)
  const [opened, setOpened] = useState<Row | 'new' | undefined>(() =>
    rows.find(({ id }) => id === idInUrl),
  )
  // Waits until the dialog is closed, since its form would ask about unsaved input.
  useEffect(() => {
    if (opened || idInUrl === null) return
    const withoutRow = (current: URLSearchParams) => {
      current.delete(openedParameter)
      return current
    }
    setParameters(withoutRow, { replace: true, preventScrollReset: true })
  }, [opened, idInUrl, setParameters])
  return [opened, setOpened] as const
}
