import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the screen's data again and again while the server works. */
export function useReloadWhile(isWorking: boolean, everyMs: number) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [isWorking, everyMs, revalidate])
}
