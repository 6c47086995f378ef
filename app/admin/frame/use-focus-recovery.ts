import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

interface Focused {
  control: HTMLElement
  /** The list rows that contain it, innermost first. */
  rows: { list: Element; index: number }[]
  before: HTMLElement[]
  /** For a control of a toast, which is above the page. */
  preventScroll: boolean
  pathname: string
}

const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'

/**
 * When the focused control is removed, moves the focus to the row that is now at the position of its row, or
 * else to the control before it; when a toast is closed, to the control that had the focus before. The browser
 * would move it to the start of the page. A new page sets its own focus (PageFocus).
 */
export function useFocusRecovery() {
  const { pathname } = useLocation()
  const currentPathname = useEffectEvent(() => pathname)
  useEffect(() => {
    let focused: Focused | undefined
    const rememberFocus = ({ target }: FocusEvent) => {
      const control = target as HTMLElement
      const inToast = control.closest('.toasts') !== null
      focused = {
        control,
        rows: rowsAround(control),
        before: inToast ? withFocused(focused) : controlsBefore(control),
        preventScroll: inToast,
        pathname: currentPathname(),
      }
    }
    const restoreFocus = () => {
      if (!focused || focused.control.isConnected) return
      const { rows, before, pathname, preventScroll } = focused
      focused = undefined
      if (document.activeElement !== document.body || focusRow(rows)) return
      if (pathname === currentPathname()) before.findLast(canHaveFocus)?.focus({ preventScroll })
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

function controlsBefore(control: HTMLElement): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(controls)]
  return all.slice(0, Math.max(all.indexOf(control), 0))
}

/** The controls before a toast are the one that had the focus, and those before it. */
function withFocused(focused: Focused | undefined): HTMLElement[] {
  return focused ? [...focused.before, focused.control] : []
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
