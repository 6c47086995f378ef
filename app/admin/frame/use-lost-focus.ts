import { useEffect } from 'react'

/** The focused control, and its surroundings at the time of the focus. */
interface Focused {
  control: Element
  /** Its rows in the lists around it, the innermost first. */
  rows: { list: Element; index: number }[]
  /** The controls before it. */
  before: HTMLElement[]
}

const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'

/**
 * When the focused control disappears, moves the focus to the row that takes the position of its row,
 * otherwise to the control before it, so that the keyboard goes on from there.
 */
export function useLostFocus() {
  useEffect(() => {
    let focused: Focused | undefined
    const remember = ({ target }: FocusEvent) => {
      const control = target as HTMLElement
      const all = [...document.querySelectorAll<HTMLElement>(controls)]
      const at = all.indexOf(control)
      focused = { control, rows: rowsAround(control), before: all.slice(0, Math.max(at, 0)) }
    }
    const restore = () => {
      if (!focused || focused.control.isConnected) return
      const { rows, before } = focused
      focused = undefined
      if (document.activeElement !== document.body || focusRow(rows)) return
      before.findLast(canHaveFocus)?.focus()
    }
    // One frame later, a closed dialog has returned the focus to its button.
    const observer = new MutationObserver(() => {
      if (focused && !focused.control.isConnected) requestAnimationFrame(restore)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
}

function rowsAround(control: Element): Focused['rows'] {
  const row = control.closest('li')
  const list = row?.parentElement
  if (!list) return []
  return [{ list, index: [...list.children].indexOf(row) }, ...rowsAround(list)]
}

function focusRow(rows: Focused['rows']): boolean {
  const { list, index = 0 } = rows.find(({ list }) => list.isConnected) ?? {}
  const row = list?.children[Math.min(index, list.children.length - 1)]
  if (!(row instanceof HTMLElement)) return false
  row.focus()
  return document.activeElement === row
}

function canHaveFocus(control: HTMLElement): boolean {
  return control.isConnected && control.checkVisibility({ visibilityProperty: true })
}
