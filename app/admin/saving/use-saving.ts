import { useContext, useEffect, useRef } from 'react'
import { useFetcher, useResolvedPath } from 'react-router'
import { adminCopy } from '~/admin/copy/admin.copy'
import { formCopy } from '~/admin/copy/form.copy'
import { NextStepContext } from '~/admin/screen/contexts'
import { PublicPageContext } from '~/admin/screen/public-page'
import { openShareDialog } from '~/admin/sharing/share-dialogs'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import { shareKitCopy } from '~/domain/share-pictures/share-kit.copy'
import type { NextStep } from '~/domain/welcome/welcome'
import { welcomeCopy } from '~/domain/welcome/welcome.copy'
import type { FormAnswer, ToastText } from '~/forms/answer'
import { type SentFields, toFormData } from '~/forms/form'
import { showToast, type ToastAction } from '~/ui/toast'
import type { SavingAnswer } from './failed-action'
import { useAnswer } from './use-answer'

type Send = (form: FormData, action: string) => void

let frameSend: Send | undefined

/** Registers the `send` of the frame, which stays mounted when the screen changes. */
export function useFrameSend(send: Send) {
  useEffect(() => {
    frameSend = send
    return () => {
      frameSend = undefined
    }
  }, [send])
}

/** Returns a `send` that also works after the screen is unmounted, for the buttons of toasts. */
export function persistentSend(screenSend: Send): Send {
  return frameSend ?? screenSend
}

/**
 * Sends a form to the screen's action, or to the given path. If the session has expired, opens the login
 * dialog and sends the form again. Shows the answer's toast; the caller handles the rest of the answer.
 * `isSendingNow()` is true even before the next render, so that a double click sends once.
 */
export function useSaving(onAnswer: (answer: FormAnswer) => void, to?: string) {
  const fetcher = useFetcher<SavingAnswer>()
  const lastRequest = useRef<Parameters<Send>>(undefined)
  const publicPage = useContext(PublicPageContext)
  const step = useContext(NextStepContext)
  const stepBefore = useRef(step)
  const { pathname } = useResolvedPath(to ?? '.')
  const isInFlight = useRef(false)

  function send(form: FormData, action = pathname) {
    isInFlight.current = true
    lastRequest.current = [form, action]
    stepBefore.current = step
    void fetcher.submit(form, { method: 'post', action })
  }

  useAnswer(fetcher, (data) => {
    isInFlight.current = false
    if (data.kind === 'signed-out') {
      void ensureSignedIn().then(
        (isSignedIn) => isSignedIn && lastRequest.current && send(...lastRequest.current),
      )
      return
    }
    const sendUndo = (fields: Record<string, string>, to = pathname) =>
      persistentSend(send)(toFormData(fields), to)
    const nextStep = step === stepBefore.current ? undefined : step
    if ('toast' in data && data.toast) {
      showResult(data.kind === 'done', data.toast, { sendUndo, publicPage, nextStep })
    }
    onAnswer(data)
  })

  return {
    send,
    /** Sends a command, unless the last one is still under way. */
    sendOnce: (fields: SentFields) => {
      if (!isInFlight.current) send(toFormData(fields))
    },
    isSending: fetcher.state !== 'idle',
    isSendingNow: () => isInFlight.current,
  }
}

/**
 * Returns a function that sends a command, such as deleting a row, to the screen's action or to the given
 * path. Commands are queued: each waits for the response to the previous one. The list then reloads.
 */
export function useCommand(to?: string): (fields: Record<string, string>) => void {
  const queue = useRef<FormData[]>([])
  const { send, isSendingNow } = useSaving(sendNext, to)

  function sendNext() {
    const form = queue.current.shift()
    if (form) send(form)
  }

  return (fields) => {
    queue.current.push(toFormData(fields))
    if (!isSendingNow()) sendNext()
  }
}

interface ToastContext {
  sendUndo: (fields: Record<string, string>, to?: string) => void
  publicPage: string | undefined
  /** The new author's next step, if this save completed one. */
  nextStep: NextStep | undefined
}

function showResult(isDone: boolean, { createdUrl, ...toast }: ToastText, context: ToastContext) {
  // The screen itself shows a created URL, which is too long for a toast.
  if (createdUrl !== undefined) return
  const { undo, undoPath, viewLink, sharePath, ...text } = toast
  const actions: ToastAction[] = []
  if (undo) actions.push({ label: formCopy.undo, onClick: () => context.sendUndo(undo, undoPath) })
  const followUp = isDone ? followUpLink(toast, context) : viewLink
  if (isDone && context.nextStep === 'none') text.description = welcomeCopy.allDone
  if (followUp) actions.push(followUp)
  if (sharePath) {
    actions.push({ label: shareKitCopy.open, onClick: () => openShareDialog(sharePath) })
  }
  showToast({ ...text, variant: isDone ? 'default' : 'destructive', actions })
}

/** Returns a link to the new author's next step, or to the saved content unless the toast has an undo button. */
function followUpLink(
  { undo, viewLink }: ToastText,
  { publicPage, nextStep }: ToastContext,
): ToastAction | undefined {
  if (nextStep && nextStep !== 'none') {
    const { title, href } = welcomeCopy.steps[nextStep]
    return { label: welcomeCopy.next(title), href }
  }
  if (undo) return undefined
  return viewLink ?? (publicPage ? { label: adminCopy.viewOnSite, href: publicPage } : undefined)
}
