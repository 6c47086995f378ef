import { useEffect } from 'react'
import { codeOfArea } from './route-code'

interface PreloadAreaProps {
  /** The folder of the area's route modules. */
  area: string
  /** When to start: once the browser is idle, or on the first interaction. */
  from: 'idle' | 'use'
}

const signsOfUse = ['pointermove', 'scroll', 'keydown', 'touchstart']

/** Preloads the code of an area's pages unless the browser saves data. Later navigation then only fetches data. */
export function PreloadArea({ area, from }: PreloadAreaProps) {
  useEffect(() => {
    if (savesData()) return
    const soon = () => (window.requestIdleCallback ?? setTimeout)(() => preload(area))
    if (from === 'idle') return void soon()
    const use = new AbortController()
    const begin = () => {
      use.abort()
      soon()
    }
    for (const sign of signsOfUse) addEventListener(sign, begin, { signal: use.signal })
    return () => use.abort()
  }, [area, from])
  return null
}

/** Set by the reader; only some browsers tell. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function preload(area: string) {
  const { scripts, styles } = codeOfArea(area)
  for (const href of scripts) {
    if (document.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`)) continue
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  // Fills the browser's cache; files of the build are immutable.
  for (const style of styles) fetch(style).catch(() => {})
}
