import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import { toFormData } from '~/forms/form'
import { showToast } from '~/ui/toast'

/**
 * Sends a step of the account screen. After a failure or with an expired session it shows a message and
 * returns undefined.
 * @param errorText the message for a failure of the server or the connection
 */
export async function sendStep<Answer>(
  path: string,
  fields: Record<string, string>,
  errorText: string,
): Promise<Answer | undefined> {
  if (!(await ensureSignedIn())) return undefined
  try {
    const body = new URLSearchParams(
      [...toFormData(fields)].map(([name, value]) => [name, `${value}`]),
    )
    const response = await fetch(path, { method: 'POST', body })
    if (response.status >= 500 && response.status !== 503) throw new Error(response.statusText)
    return (await response.json()) as Answer
  } catch {
    showToast({ title: 'Fejl', description: errorText, variant: 'destructive' })
    return undefined
  }
}
