import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import { showToast } from '~/ui/toast'

/** Shows a message and returns undefined after a failure, and with an expired session. */
export async function sendStep<Answer>(
  path: string,
  fields: Record<string, string>,
  errorText: string,
): Promise<Answer | undefined> {
  if (!(await ensureSignedIn())) return undefined
  try {
    const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) })
    if (response.status >= 500 && response.status !== 503) throw new Error(response.statusText)
    return (await response.json()) as Answer
  } catch {
    showToast({ title: 'Fejl', description: errorText, variant: 'destructive' })
    return undefined
  }
}
