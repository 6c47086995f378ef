import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the heading after a navigation, for screen readers, unless it is already on an
 * element of the new page, such as a dialog.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (hash || document.activeElement?.closest('main, dialog, [role=dialog]')) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
