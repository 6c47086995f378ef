import type { ReactNode } from 'react'
import { lecturesCopy } from '~/domain/lectures/lectures.copy'
import { newsCopy } from '~/domain/news/news.copy'
import { Skeleton } from '~/ui/skeleton'
import { usePendingPath } from './pending'

/**
 * What stands in for a page while it is being fetched (docs/specification.md, "Every public page").
 */
const waiting: Record<string, ReactNode> = {
  '/nyheder': <Loading>{newsCopy.loading}</Loading>,
  '/foredrag': <Loading>{lecturesCopy.loading}</Loading>,
  '/kalender': <Skeleton rows={3} label="Indlæser kalender..." />,
}

export function PendingPage({ children }: { children: ReactNode }) {
  const path = usePendingPath()
  if (path === undefined) return children
  return (
    <div className="page min-h-svh py-16" role="status">
      {waiting[path] ?? <Loading>Indlæser...</Loading>}
    </div>
  )
}

function Loading({ children }: { children: ReactNode }) {
  return <p className="text-faded">{children}</p>
}
