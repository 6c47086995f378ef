import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { lecturesCopy } from '~/domain/lectures/lectures.copy'
import { newsCopy } from '~/domain/news/news.copy'
import { useTrouble } from '~/ui/connection'
import { Skeleton } from '~/ui/skeleton'

const patienceMs = 200

/** Placeholders for pages that are loading (docs/specification.md, "Every public page"). */
const waiting: Record<string, ReactNode> = {
  '/nyheder': <Loading>{newsCopy.loading}</Loading>,
  '/foredrag': <Loading>{lecturesCopy.loading}</Loading>,
  '/kalender': <Skeleton rows={3} label="Indlæser kalender …" />,
}

/** Keeps the old page mounted while another loads, and visible if nothing can be loaded. */
export function PendingPage({ children }: { children: ReactNode }) {
  const path = usePendingPath()
  const trouble = useTrouble()
  const isAway = path !== undefined && trouble === undefined
  useReadingPlace(isAway)
  return (
    <>
      {isAway && (
        <div className="page min-h-svh py-16" role="status">
          {waiting[path] ?? <Loading>Indlæser …</Loading>}
        </div>
      )}
      <div hidden={isAway}>{children}</div>
    </>
  )
}

/** The path being loaded, after a short delay. */
function usePendingPath(): string | undefined {
  const { state, location } = useNavigation()
  const [shown, setShown] = useState<string>()
  const path = state === 'loading' ? location?.pathname : undefined
  useEffect(() => {
    if (path === undefined) return setShown(undefined)
    const timer = setTimeout(() => setShown(path), patienceMs)
    return () => clearTimeout(timer)
  }, [path])
  return path === undefined ? undefined : shown
}

/** Restores the scroll position if the old page is shown again. */
function useReadingPlace(isAway: boolean) {
  const { key } = useLocation()
  const { state } = useNavigation()
  const left = useRef<{ key: string; y: number }>(null)
  useEffect(() => {
    left.current = state === 'loading' ? { key, y: scrollY } : null
  }, [state, key])
  useLayoutEffect(() => {
    if (!isAway && left.current?.key === key) scrollTo({ top: left.current.y, behavior: 'instant' })
  }, [isAway, key])
}

function Loading({ children }: { children: ReactNode }) {
  return <p className="text-faded">{children}</p>
}
