import { useSyncExternalStore } from 'react'

/** False on the server and until hydration: nothing handles a click before it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isHydrated, isNotHydrated)
}

const neverChanges = () => () => {}
const isHydrated = () => true
const isNotHydrated = () => false
