import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes a popover on every navigation, and when the focus leaves it, since it would cover what has the focus.
 * The browser opens it, closes it and handles Esc without scripts.
 */
export function usePopover<E extends HTMLElement>() {
  const popover = useRef<E>(null)
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    // Not on the first run, since the reader may have opened it before hydration.
    if (lastKey.current !== key) popover.current?.hidePopover()
    lastKey.current = key
  }, [key])
  useEffect(() => {
    const { current } = popover
    function closeOnLeave({ relatedTarget }: FocusEvent) {
      const isLeft = relatedTarget instanceof Node && !current?.contains(relatedTarget)
      if (isLeft) current?.hidePopover()
    }
    current?.addEventListener('focusout', closeOnLeave)
    return () => current?.removeEventListener('focusout', closeOnLeave)
  }, [])
  return popover
}
