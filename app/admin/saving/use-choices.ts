import { useEffect, useState } from 'react'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'

interface Words {
  loading: string
  failed: string
}

/** Returns the list that the server offers at a path, or a message while there is none to show. */
export function useChoices<Choice>(path: string, words: Words): Choice[] | string {
  const [choices, setChoices] = useState<Choice[] | string>(words.loading)
  useEffect(() => {
    const leaving = new AbortController()
    void read<Choice>(path, leaving.signal).then(
      (found) => !leaving.signal.aborted && setChoices(found ?? words.failed),
    )
    return () => leaving.abort()
  }, [path, words.failed])
  return choices
}

/** @returns undefined if the server could not be asked */
async function read<Choice>(path: string, signal: AbortSignal): Promise<Choice[] | undefined> {
  if (!(await ensureSignedIn())) return undefined
  try {
    const answer = await fetch(path, { signal })
    return answer.ok ? ((await answer.json()) as Choice[]) : undefined
  } catch {
    return undefined
  }
}
