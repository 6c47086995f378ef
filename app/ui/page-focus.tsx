import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the part of the page to which a link leads, or to the heading of a new page, for screen
 * readers. Not if a new page has it already, for example in a dialog.
 */
export function PageFocus() {
  const { key, pathname, hash } = useLocation()
  const last = useRef({ key, pathname })
  useEffect(() => {
    const before = last.current
    if (before.key === key && before.pathname === pathname) return
    last.current = { key, pathname }
    const isNewPage = before.pathname !== pathname
    if (isNewPage && document.activeElement?.closest('main, dialog, [role=dialog]')) return
    const part = document.getElementById(hash.slice(1))
    const heading = isNewPage ? document.querySelector<HTMLElement>('main h1') : null
    const target = part ?? heading
    if (!target) return
    // A field stays a tab stop.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [key, pathname, hash])
  return null
}
