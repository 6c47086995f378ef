import { useEffect, useRef } from 'react'

/** After a row is deleted, moves the focus to the row that takes its position. */
export function useNextRow() {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<{ row: Element; place: number }>(undefined)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const rows = [...(list.current?.children ?? [])]
      const place = rows.findIndex((each) => each.contains(target as Node))
      const row = rows[place]
      if (row) focused.current = { row, place }
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    const { row, place = 0 } = focused.current ?? {}
    if (!row || row.isConnected || document.activeElement !== document.body) return
    focused.current = undefined
    const rows = list.current?.children
    const next = rows?.[Math.min(place, rows.length - 1)]
    if (next instanceof HTMLElement) next.focus()
  })
  return list
}
