import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { FormAnswer } from '~/text/answer'
import { formText } from './form.text'

/**
 * The `clientAction` of every screen: a save that fails, or that meets an expired session, comes back
 * as an answer instead of taking the form, and what was typed into it, off the screen.
 */
export async function keepForm({
  serverAction,
}: {
  serverAction: () => Promise<unknown>
}): Promise<FormAnswer | { kind: 'signed-out' }> {
  try {
    return (await serverAction()) as FormAnswer
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 401) return { kind: 'signed-out' }
    return { kind: 'failed', toast: formText.failed }
  }
}

/**
 * The `shouldRevalidate` that goes with it: what is on the screen is read again after a save only.
 * A failed reading, where the server is away, would take the form off the screen after all.
 */
export function reloadAfterSave({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const answer = actionResult as { kind?: string } | undefined
  return (answer?.kind ?? 'done') === 'done' && defaultShouldRevalidate
}
