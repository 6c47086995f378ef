import { useEffect, useState } from 'react'
import { type Trouble, tryAgain, useTrouble } from './connection'

const connectionCopy: Record<Trouble, string> & { again: string } = {
  offline: 'Ingen forbindelse. Siden hentes, så snart den er tilbage.',
  unavailable: 'Siden kan ikke hentes lige nu. Der prøves igen af sig selv.',
  again: 'Prøv nu',
}

const noticeMs = 6_000

/** A line with the reason why a page does not load. The open page stays as it is. */
export function ConnectionLine() {
  const held = useLeavingOffline()
  const waiting = useTrouble()
  const trouble = held ?? waiting
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-4 top-18 z-50 grid justify-items-center"
    >
      {trouble && (
        <p className="pointer-events-auto flex flex-wrap items-center gap-x-4 border border-rule bg-leaf px-4 py-2 text-ink text-small shadow-md">
          {connectionCopy[trouble]}
          <button type="button" onClick={tryAgain} className="link py-1">
            {connectionCopy.again}
          </button>
        </p>
      )}
    </div>
  )
}

/** While offline, blocks links and forms whose failure would show the browser's error page. */
function useLeavingOffline(): Trouble | undefined {
  const [held, setHeld] = useState(false)
  useEffect(() => holdWhileOffline(setHeld), [])
  return held ? 'offline' : undefined
}

/** @returns a function that stops it */
export function holdWhileOffline(onHeld: (held: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function hold(event: Event) {
    if (navigator.onLine || event.defaultPrevented || !leavesPage(event)) return
    event.preventDefault()
    onHeld(true)
    clearTimeout(timer)
    timer = setTimeout(onHeld, noticeMs, false)
  }
  addEventListener('click', hold)
  addEventListener('submit', hold)
  return () => {
    clearTimeout(timer)
    removeEventListener('click', hold)
    removeEventListener('submit', hold)
  }
}

function leavesPage({ type, target }: Event): boolean {
  if (type === 'submit') return true
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link?.protocol.startsWith('http') || link.target) return false
  return link.pathname !== location.pathname || link.search !== location.search || !link.hash
}
