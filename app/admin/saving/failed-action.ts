import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { formCopy } from '~/admin/copy/form.copy'
import type { FormAnswer, ToastText } from '~/forms/answer'

/** The result of a save. `clientAction` creates it if the server does not respond. */
export type SavingAnswer = FormAnswer | { kind: 'signed-out' }

/**
 * The `clientAction` of every screen. Converts a failed save and an expired session to a result, since an
 * error page would replace the form and its input.
 */
export async function clientAction({ serverAction }: { serverAction: () => Promise<unknown> }) {
  try {
    return (await serverAction()) as SavingAnswer
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 401)
      return data<SavingAnswer>({ kind: 'signed-out' }, 401)
    // After an error status the router does not reload the page, which would fail while offline.
    return data<SavingAnswer>({ kind: 'failed', toast: failureToast(error) }, 503)
  }
}

function failureToast(error: unknown): ToastText {
  if (!isRouteErrorResponse(error) || error.status !== 503) return formCopy.failed
  return { title: formCopy.failed.title, description: `${error.data} ${formCopy.inputPreserved}` }
}

/**
 * The `shouldRevalidate` of every screen. Reloads the data only after a successful save, since a failed reload
 * would replace the form with an error page, and if the row of a command no longer exists, so that its list
 * does not show it any longer.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { actionResult, actionStatus, formData, defaultShouldRevalidate } = args
  if (actionStatus === 404 && formData?.has('intent')) return true
  const answer = actionResult as { kind?: string } | undefined
  return (answer?.kind ?? 'done') === 'done' && defaultShouldRevalidate
}
