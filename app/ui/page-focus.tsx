import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Leads those who follow the page by ear to the heading of each page that they go to. Whoever stands
 * on something of the new page already, as in a dialog that opened with it, is left there.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation()
  const left = useRef(pathname)
  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    if (hash || document.activeElement?.closest('main, dialog, [role=dialog]')) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
