import { useEffect } from 'react'
import { fetchCode, filesOfArea } from './route-code'

interface PreloadAreaProps {
  /** The folder of the area's route modules. */
  area: string
  /** When to start: once the browser is idle, or on the first interaction. */
  from: 'idle' | 'use'
}

const interactionEvents = ['pointermove', 'scroll', 'keydown', 'touchstart']

/** Preloads the code of an area's pages unless the browser saves data. Later navigation then only fetches data. */
export function PreloadArea({ area, from }: PreloadAreaProps) {
  useEffect(() => {
    if (savesData()) return
    const soon = () =>
      (window.requestIdleCallback ?? setTimeout)(() => fetchCode(filesOfArea(area), 'low'))
    if (from === 'idle') return void soon()
    const use = new AbortController()
    const begin = () => {
      use.abort()
      soon()
    }
    for (const event of interactionEvents) addEventListener(event, begin, { signal: use.signal })
    return () => use.abort()
  }, [area, from])
  return null
}

/** Whether the reader turned data saving on; always false in browsers without this setting. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
