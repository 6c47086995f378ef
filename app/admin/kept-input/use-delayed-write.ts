import { useCallback, useLayoutEffect, useRef } from 'react'

/** The delay after the last keystroke before input is stored, in milliseconds. */
const pauseMs = 400

/** Stores input after a pause, and at once when the page may be closed. */
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
  // A layout effect's cleanup runs while the fields still exist.
  useLayoutEffect(() => {
    const flush = () => {
      if (timer.current === undefined) return
      stop()
      write()
    }
    const hidden = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', hidden)
      flush()
    }
  }, [write, stop])
  return { writeSoon, stop }
}
