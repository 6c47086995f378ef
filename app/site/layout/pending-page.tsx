import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { lecturesCopy } from '~/domain/lectures/lectures.copy'
import { newsCopy } from '~/domain/news/news.copy'
import { useTrouble } from '~/ui/connection'
import { Skeleton } from '~/ui/skeleton'
import { usePendingPath } from './pending'

/**
 * What stands in for a page while it is being fetched (docs/specification.md, "Every public page").
 */
const waiting: Record<string, ReactNode> = {
  '/nyheder': <Loading>{newsCopy.loading}</Loading>,
  '/foredrag': <Loading>{lecturesCopy.loading}</Loading>,
  '/kalender': <Skeleton rows={3} label="Indlæser kalender …" />,
}

/** The page stays mounted and, where nothing can be fetched, in sight: what is read is never lost. */
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

/** Where the page is shown again after all, the reader is where she was. */
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
