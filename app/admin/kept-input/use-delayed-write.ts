import { useCallback, useLayoutEffect, useRef } from 'react'

const pauseMs = 400

/** Calls `write` after a pause in typing, and immediately when the page may close. */
export function useDelayedWrite(write: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const writeSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      write()
    }, pauseMs)
  }, [write])
  // A layout effect, since its cleanup runs while the fields still exist.
  useLayoutEffect(() => {
    const flush = () => {
      if (timer.current === undefined) return
      stop()
      write()
    }
    const onVisibilityChange = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      flush()
    }
  }, [write, stop])
  return { writeSoon, stop }
}
