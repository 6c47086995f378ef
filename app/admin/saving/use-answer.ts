import { useEffect, useState } from 'react'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'

/** Fetches JSON from a path. Undefined while it is loading, null if that failed. */
export function useAnswer<Answer>(path: string): Answer | null | undefined {
  const [answer, setAnswer] = useState<Answer | null>()
  useEffect(() => {
    const leaving = new AbortController()
    void read<Answer>(path, leaving.signal).then(
      (found) => !leaving.signal.aborted && setAnswer(found),
    )
    return () => leaving.abort()
  }, [path])
  return answer
}

async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer | null> {
  if (!(await ensureSignedIn())) return null
  try {
    const answer = await fetch(path, { signal })
    return answer.ok ? ((await answer.json()) as Answer) : null
  } catch {
    return null
  }
}
