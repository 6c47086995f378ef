import { useEffect, useState } from 'react'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'

/** Fetches JSON from a path. Returns undefined while it loads, and null if that fails. */
export function useJson<Answer>(path: string): Answer | null | undefined {
  const [data, setData] = useState<Answer | null>()
  useEffect(() => {
    const request = new AbortController()
    void fetchJson<Answer>(path, request.signal).then(
      (found) => !request.signal.aborted && setData(found),
    )
    return () => request.abort()
  }, [path])
  return data
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
