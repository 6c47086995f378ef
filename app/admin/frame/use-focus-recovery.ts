import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

interface Focused {
  control: Element
  /** The list rows that contain it, innermost first. */
  rows: { list: Element; index: number }[]
  before: HTMLElement[]
  pathname: string
}

const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'

/**
 * When the focused control is removed, moves the focus to the row that is now at the position of its row, or
 * else to the control before it. The browser would move it to the start of the page. A new page sets its own
 * focus (PageFocus).
 */
export function useFocusRecovery() {
  const { pathname } = useLocation()
  const currentPathname = useEffectEvent(() => pathname)
  useEffect(() => {
    let focused: Focused | undefined
    const rememberFocus = ({ target }: FocusEvent) => {
      const control = target as HTMLElement
      const allControls = [...document.querySelectorAll<HTMLElement>(controls)]
      const index = allControls.indexOf(control)
      focused = {
        control,
        rows: rowsAround(control),
        before: allControls.slice(0, Math.max(index, 0)),
        pathname: currentPathname(),
      }
    }
    const restoreFocus = () => {
      if (!focused || focused.control.isConnected) return
      const { rows, before, pathname } = focused
      focused = undefined
      if (document.activeElement !== document.body || focusRow(rows)) return
      if (pathname === currentPathname()) before.findLast(canHaveFocus)?.focus()
    }
    // Waits one frame, since a dialog that closes returns the focus to its button.
    const observer = new MutationObserver(() => {
      if (focused && !focused.control.isConnected) requestAnimationFrame(restoreFocus)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', rememberFocus)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', rememberFocus)
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
