import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { formCopy } from '~/admin/form/form.copy'
import type { FormAnswer } from '~/forms/answer'

/** What a save is answered, by the server or in its place. */
export type KeptAnswer = FormAnswer | { kind: 'signed-out' }

/**
 * The `clientAction` of every screen: a save that fails, or that meets an expired session, comes back
 * as an answer instead of taking the form, and what was typed into it, off the screen.
 */
export async function catchFailedAction({
  serverAction,
}: {
  serverAction: () => Promise<unknown>
}) {
  try {
    return (await serverAction()) as KeptAnswer
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 401)
      return data<KeptAnswer>({ kind: 'signed-out' }, 401)
    // With a status, or the page would be read anew, and be lost where there is no connection.
    return data<KeptAnswer>({ kind: 'failed', toast: formCopy.failed }, 503)
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

/** The same for a screen that shows a list: what is gone, in another window, goes here too. */
export function reloadWhenGone(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 404 || reloadAfterSave(args)
}
