import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { formCopy } from '~/admin/form/form.copy'
import type { FormAnswer, ToastText } from '~/forms/answer'

/** The result of a save, from the server or made here if it did not answer. */
export type SavingAnswer = FormAnswer | { kind: 'signed-out' }

/**
 * The `clientAction` of every screen: a failed save or an expired session becomes an answer, instead of
 * an error page that would replace the form and its input.
 */
export async function catchFailedAction({
  serverAction,
}: {
  serverAction: () => Promise<unknown>
}) {
  try {
    return (await serverAction()) as SavingAnswer
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 401)
      return data<SavingAnswer>({ kind: 'signed-out' }, 401)
    // An error status keeps the router from reloading the page, which would fail while offline.
    return data<SavingAnswer>({ kind: 'failed', toast: failureOf(error) }, 503)
  }
}

function failureOf(error: unknown): ToastText {
  if (!isRouteErrorResponse(error) || error.status !== 503) return formCopy.failed
  return { title: formCopy.failed.title, description: `${error.data} ${formCopy.inputPreserved}` }
}

/**
 * The matching `shouldRevalidate`: reloads a screen's data only after a successful save, since a failed
 * reload would replace the form with an error page.
 */
export function reloadAfterSave({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const answer = actionResult as { kind?: string } | undefined
  return (answer?.kind ?? 'done') === 'done' && defaultShouldRevalidate
}

/** The same for a list screen, which also reloads when a row was deleted elsewhere. */
export function reloadWhenGone(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 404 || reloadAfterSave(args)
}
