import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Removes a parameter from the address, so that a reload shows the list without it. */
export function useShownOnce(parameter: string) {
  const { search } = useLocation()
  useEffect(() => {
    if (!new URLSearchParams(search).has(parameter)) return
    const url = new URL(window.location.href)
    url.searchParams.delete(parameter)
    // Not by the router, which would read the list again.
    window.history.replaceState(window.history.state, '', url)
  }, [parameter, search])
}
