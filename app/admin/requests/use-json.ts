import { useCallback, useEffect, useRef, useState } from 'react'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'

/** Fetches JSON from a path. Returns undefined while it loads, and null if that fails. */
export function useJson<Answer>(path: string): Answer | null | undefined {
  return useJsonAgain<Answer>(path).data
}

/** The same, with a function that fetches again after a failure. */
export function useJsonAgain<Answer>(path: string) {
  const [data, setData] = useState<Answer | null>()
  const request = useRef<AbortController>(undefined)
  const load = useCallback(() => {
    request.current = new AbortController()
    const { signal } = request.current
    void fetchJson<Answer>(path, signal).then((found) => !signal.aborted && setData(found))
  }, [path])
  useEffect(() => {
    load()
    return () => request.current?.abort()
  }, [load])
  const again = () => {
    setData(undefined)
    load()
  }
  return { data, again }
}

/** Fetches JSON. If the session has expired, opens the login dialog and tries again. Returns null on failure. */
export async function fetchJson<Answer>(path: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(path, { signal })
    if (response.status === 401 && (await ensureSignedIn())) return await fetchJson(path, signal)
    return response.ok ? ((await response.json()) as Answer) : null
  } catch {
    return null
  }
}
