import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and until hydration: nothing handles a click before it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
