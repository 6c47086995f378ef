import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const patienceMs = 200

/** The path that is being fetched, once that has taken long enough to be worth showing. */
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
