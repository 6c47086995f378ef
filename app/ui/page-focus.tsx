import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the heading after a navigation, for screen readers, or to the part of the page to
 * which the link leads. Not if it is already on an element of the new page, such as a dialog.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (document.activeElement?.closest('main, dialog, [role=dialog]')) return
    const part = document.getElementById(hash.slice(1))
    const target = part ?? document.querySelector<HTMLElement>('main h1')
    if (!target) return
    // A field stays a tab stop.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
