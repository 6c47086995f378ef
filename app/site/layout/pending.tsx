import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const patienceMs = 200

/** The path being loaded, after a short delay. */
export function usePendingPath(): string | undefined {
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
