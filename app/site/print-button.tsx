import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Prints the page. Without script, where it could do nothing, there is no button. */
export function PrintButton({ children }: { children: string }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isAlive) return null
  return (
    <button type="button" className="button no-print" onClick={() => window.print()}>
      {children}
    </button>
  )
}
