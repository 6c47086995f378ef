import { useEffect } from 'react'
import { fetchCode } from './fetch-code'
import { filesOfArea } from './route-code'

interface PreloadAreaProps {
  /** The folder of the area's route modules. */
  area: string
  start: 'idle' | 'use'
}

const interactionEvents = ['pointermove', 'scroll', 'keydown', 'touchstart']

/** Preloads the code of an area's pages, so that a navigation only fetches data. Not if the browser saves data. */
export function PreloadArea({ area, start }: PreloadAreaProps) {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData) return
    const preload = () =>
      (window.requestIdleCallback ?? setTimeout)(() => fetchCode(filesOfArea(area), 'low'))
    if (start === 'idle') return void preload()
    const listeners = new AbortController()
    const onInteraction = () => {
      listeners.abort()
      preload()
    }
    for (const event of interactionEvents)
      addEventListener(event, onInteraction, { signal: listeners.signal })
    return () => listeners.abort()
  }, [area, start])
  return null
}
