import { useContext, useEffect, useRef } from 'react'
import { useFetcher, useResolvedPath } from 'react-router'
import { formCopy } from '~/admin/form/form.copy'
import { adminCopy } from '~/admin/frame/admin.copy'
import { NextStepContext } from '~/admin/frame/contexts'
import { PublicPageContext } from '~/admin/frame/public-page'
import { openShareDialog } from '~/admin/sharing/share-dialogs'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import { shareKitCopy } from '~/domain/share-pictures/share-kit.copy'
import type { FirstStep } from '~/domain/welcome/welcome'
import { welcomeCopy } from '~/domain/welcome/welcome.copy'
import type { FormAnswer, ToastText } from '~/forms/answer'
import { toFormData } from '~/forms/form'
import { showToast, type ToastAction } from '~/ui/toast'
import type { SavingAnswer } from './failed-action'

type Send = (form: FormData, action: string) => void

let lasting: Send | undefined

/** Registers the `send` of the frame, which outlives every screen. */
export function useLastingSend(send: Send) {
  useEffect(() => {
    lasting = send
    return () => {
      lasting = undefined
    }
  }, [send])
}

/** Returns a `send` that still works when the screen is gone, for the buttons of toasts. */
export function lastingSend(own: Send): Send {
  return lasting ?? own
}

/**
 * Sends a form to the screen's action, or to the given path. An expired session opens the sign-in over
 * the page, and the form is sent again. Shows toasts; the caller handles everything else in the answer.
 * `isBusy` is true at once, `busy` from the next render: a double click sends once.
 */
export function useSaving(onAnswer: (answer: FormAnswer) => void, to?: string) {
  const fetcher = useFetcher<SavingAnswer>()
  const sent = useRef<Parameters<Send>>(undefined)
  const onSite = useContext(PublicPageContext)
  const step = useContext(NextStepContext)
  const stepBefore = useRef(step)
  const answered = useRef<SavingAnswer>(undefined)
  const { state, data } = fetcher
  const { pathname } = useResolvedPath(to ?? '.')
  const isSending = useRef(false)

  function send(form: FormData, action = pathname) {
    isSending.current = true
    sent.current = [form, action]
    stepBefore.current = step
    void fetcher.submit(form, { method: 'post', action })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: handles each answer once
  useEffect(() => {
    if (state !== 'idle') return
    // Also after an answer so fast that no render showed the form as busy.
    isSending.current = false
    if (data === undefined || data === answered.current) return
    answered.current = data
    if (data.kind === 'signed-out') {
      void ensureSignedIn().then((again) => again && sent.current && send(...sent.current))
      return
    }
    const takeBack = (fields: Record<string, string>, to = pathname) =>
      lastingSend(send)(toFormData(fields), to)
    const nextStep = step === stepBefore.current ? undefined : step
    if ('toast' in data && data.toast) {
      showResult(data.kind === 'done', data.toast, { takeBack, onSite, nextStep })
    }
    onAnswer(data)
  }, [state, data])

  return { send, busy: state !== 'idle', isBusy: () => isSending.current }
}

interface Offers {
  takeBack: (fields: Record<string, string>, to?: string) => void
  /** The page where the saved content can be seen. */
  onSite: string | undefined
  /** The new author's next step, if this save completed one. */
  nextStep: FirstStep | undefined
}

/** Shows the result of a save, with undo, a link to what comes next, and the dialog that shares it. */
function showResult(isDone: boolean, { createdUrl, ...toast }: ToastText, offers: Offers) {
  // A created URL is shown by the screen itself, which has more room than a toast.
  if (createdUrl !== undefined) return
  const { undo, undoPath, viewLink, sharePath, ...text } = toast
  const actions: ToastAction[] = []
  if (undo) actions.push({ label: formCopy.undo, onClick: () => offers.takeBack(undo, undoPath) })
  const onward = isDone ? onwardLink(toast, offers) : viewLink
  if (onward) actions.push(onward)
  if (sharePath) {
    actions.push({ label: shareKitCopy.open, onClick: () => openShareDialog(sharePath) })
  }
  showToast({ ...text, variant: isDone ? 'default' : 'destructive', actions })
}

/** A link to the new author's next step, else to the saved content; none if the toast offers undo. */
function onwardLink(
  { undo, viewLink: see }: ToastText,
  { onSite, nextStep }: Offers,
): ToastAction | undefined {
  if (nextStep) {
    const { title, href } = welcomeCopy.steps[nextStep]
    return { label: welcomeCopy.next(title), href }
  }
  if (undo) return undefined
  return see ?? (onSite ? { label: adminCopy.viewOnSite, href: onSite } : undefined)
}
