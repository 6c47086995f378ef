import { useEffect, useState } from 'react'
import { type ConnectionProblem, retryNow, useConnectionProblem } from './connection'

const connectionCopy: Record<ConnectionProblem, string> & { retryButton: string } = {
  offline: 'Ingen forbindelse. Siden hentes, så snart den er tilbage.',
  unavailable: 'Siden kan ikke hentes lige nu. Der prøves igen af sig selv.',
  retryButton: 'Prøv nu',
}

const noticeMs = 6_000

/** A line that says why a page does not load, over the open page. */
export function ConnectionLine() {
  const [isBlocked, setBlocked] = useState(false)
  // While offline, blocks links and forms whose failure would show the browser's error page.
  useEffect(() => blockLeavingOffline(setBlocked), [])
  const problem = useConnectionProblem()
  const reason = isBlocked ? 'offline' : problem
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-4 top-18 z-50 grid justify-items-center"
    >
      {reason && (
        <p className="pointer-events-auto flex flex-wrap items-center gap-x-4 border border-rule bg-leaf px-4 py-2 text-ink text-small">
          {connectionCopy[reason]}
          <button type="button" onClick={retryNow} className="link py-1">
            {connectionCopy.retryButton}
          </button>
        </p>
      )}
    </div>
  )
}

/** @param onBlocked called with true when a click or submit was blocked, and some seconds later with false */
export function blockLeavingOffline(onBlocked: (isBlocked: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function blockNavigation(event: Event) {
    if (navigator.onLine || event.defaultPrevented || !leavesPage(event)) return
    event.preventDefault()
    onBlocked(true)
    clearTimeout(timer)
    timer = setTimeout(onBlocked, noticeMs, false)
  }
  const listeners = new AbortController()
  addEventListener('click', blockNavigation, { signal: listeners.signal })
  addEventListener('submit', blockNavigation, { signal: listeners.signal })
  return () => {
    clearTimeout(timer)
    listeners.abort()
  }
}

function leavesPage({ type, target }: Event): boolean {
  if (type === 'submit') return true
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link?.protocol.startsWith('http') || link.target) return false
  return link.pathname !== location.pathname || link.search !== location.search || !link.hash
}
