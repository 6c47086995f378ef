import { useEffect } from 'react'

/** The control that has the focus, and what was around it when it got it. */
interface Focused {
  control: Element
  /** Its positions in the lists around it, the innermost first. */
  places: { list: Element; place: number }[]
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
      focused = { control, places: placesOf(control), before: all.slice(0, Math.max(at, 0)) }
    }
    const restore = () => {
      if (!focused || focused.control.isConnected) return
      const { places, before } = focused
      focused = undefined
      if (document.activeElement !== document.body || focusRow(places)) return
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

function placesOf(control: Element): Focused['places'] {
  const row = control.closest('li')
  const list = row?.parentElement
  if (!list) return []
  return [{ list, place: [...list.children].indexOf(row) }, ...placesOf(list)]
}

function focusRow(places: Focused['places']): boolean {
  const { list, place = 0 } = places.find(({ list }) => list.isConnected) ?? {}
  const row = list?.children[Math.min(place, list.children.length - 1)]
  if (!(row instanceof HTMLElement)) return false
  row.focus()
  return document.activeElement === row
}

function canHaveFocus(control: HTMLElement): boolean {
  return control.isConnected && control.checkVisibility({ visibilityProperty: true })
}
