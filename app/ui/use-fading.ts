import { type RefObject, useEffect, useEffectEvent } from 'react'

const tick = 250

/**
 * Calls `onDone` after the time, in milliseconds. The timer pauses while the pointer or the focus is in
 * the region, and while the page is hidden.
 */
export function useFading(
  lifetime: number,
  region: RefObject<HTMLElement | null>,
  onFaded: () => void,
) {
  const fade = useEffectEvent(onFaded)
  useEffect(() => {
    let left = lifetime
    const timer = setInterval(() => {
      if (document.hidden || region.current?.matches(':hover, :focus-within')) return
      left -= tick
      if (left > 0) return
      clearInterval(timer)
      fade()
    }, tick)
    return () => clearInterval(timer)
  }, [lifetime, region])
}
