import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { lecturesCopy } from '~/domain/lectures/lectures.copy'
import { useConnectionProblem } from '~/ui/connection'

const delayMs = 200

const placeholders: Record<string, ReactNode> = {
  '/nyheder': <Loading>Indlæser nyheder...</Loading>,
  '/foredrag': <Loading>{lecturesCopy.loading}</Loading>,
  '/kalender': <Skeleton />,
}

/** Hides the old page while another loads, without unmounting it. Shows it again if there is no connection. */
export function PendingPage({ children }: { children: ReactNode }) {
  const path = usePendingPath()
  const trouble = useConnectionProblem()
  const isPending = path !== undefined && trouble === undefined
  useScrollRestoration(isPending)
  return (
    <>
      {isPending && (
        <div className="page min-h-svh py-16" role="status">
          {placeholders[path] ?? <Loading>Indlæser …</Loading>}
        </div>
      )}
      <div hidden={isPending}>{children}</div>
    </>
  )
}

function usePendingPath(): string | undefined {
  const { state, location } = useNavigation()
  const [delayedPath, setDelayedPath] = useState<string>()
  const path = state === 'loading' ? location?.pathname : undefined
  useEffect(() => {
    if (path === undefined) return setDelayedPath(undefined)
    const timer = setTimeout(() => setDelayedPath(path), delayMs)
    return () => clearTimeout(timer)
  }, [path])
  return path === undefined ? undefined : delayedPath
}

function useScrollRestoration(isPending: boolean) {
  const { key } = useLocation()
  const { state } = useNavigation()
  const scrollBefore = useRef<{ key: string; y: number }>(null)
  useEffect(() => {
    scrollBefore.current = state === 'loading' ? { key, y: scrollY } : null
  }, [state, key])
  useLayoutEffect(() => {
    if (!isPending && scrollBefore.current?.key === key)
      scrollTo({ top: scrollBefore.current.y, behavior: 'instant' })
  }, [isPending, key])
}

function Loading({ children }: { children: ReactNode }) {
  return <p className="text-faded">{children}</p>
}

function Skeleton() {
  return (
    <div>
      <p className="sr-only">Indlæser kalender …</p>
      {[1, 2, 3].map((row) => (
        <div key={row} aria-hidden="true" className="grid gap-3 border-rule border-t py-8">
          <div className="h-3 w-32 bg-rule motion-safe:animate-pulse" />
          <div className="h-5 w-2/3 bg-rule motion-safe:animate-pulse" />
        </div>
      ))}
    </div>
  )
}
