import { useEffectEvent, useLayoutEffect, useRef } from 'react'

const pauseMs = 400

/** Calls `write` after a pause in typing, and immediately when the page may close. */
export function useDelayedWrite(write: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  function stop() {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  function writeSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, pauseMs)
  }
  const flush = useEffectEvent(() => {
    if (timer.current === undefined) return
    stop()
    write()
  })
  // A layout effect, since its cleanup runs while the fields still exist.
  useLayoutEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('pagehide', flush, { signal })
    const onVisibilityChange = () => document.visibilityState === 'hidden' && flush()
    document.addEventListener('visibilitychange', onVisibilityChange, { signal })
    return () => {
      listeners.abort()
      flush()
    }
  }, [])
  return { writeSoon, stop }
}
