import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import type { ShareKit } from '~/domain/share-pictures/sharing'

/** Loads the data to share a page; `null` if that fails, undefined while loading. */
export function useShareKit(path: string): ShareKit | null | undefined {
  const [kit, setKit] = useState<ShareKit | null>()
  useEffect(() => {
    const leaving = new AbortController()
    void read(path, leaving.signal).then((found) => !leaving.signal.aborted && setKit(found))
    return () => leaving.abort()
  }, [path])
  return kit
}

async function read(path: string, signal: AbortSignal): Promise<ShareKit | null> {
  if (!(await ensureSignedIn())) return null
  try {
    const asked = new URLSearchParams({ side: path })
    const answer = await fetch(`${href('/admin/del')}?${asked}`, { signal })
    return answer.ok ? ((await answer.json()) as ShareKit) : null
  } catch {
    return null
  }
}
