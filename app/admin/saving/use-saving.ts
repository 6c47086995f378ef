import { useContext, useEffect, useRef } from 'react'
import { useFetcher, useResolvedPath } from 'react-router'
import { formCopy } from '~/admin/form/form.copy'
import { adminCopy } from '~/admin/frame/admin.copy'
import { OnSiteContext } from '~/admin/frame/on-site'
import { ensureSignedIn } from '~/admin/sign-in/ensure-signed-in.client'
import type { FormAnswer, ToastText } from '~/forms/answer'
import { formOf } from '~/forms/form'
import { showToast } from '~/ui/toast'
import type { KeptAnswer } from './failed-action'
import { lastingSend, type Send } from './lasting-send'

/**
 * Sends a form to the screen's action, or to the given one. An expired session opens the sign-in over
 * the page, and the form is sent again. Toasts are shown here; what else an answer means is the
 * caller's. `isBusy` knows at once what `busy` shows with the next rendering: a double click sends once.
 */
export function useSaving(onAnswer: (answer: FormAnswer) => void, to?: string) {
  const fetcher = useFetcher<KeptAnswer>()
  const sent = useRef<Parameters<Send>>(undefined)
  const onSite = useContext(OnSiteContext)
  const answered = useRef<KeptAnswer>(undefined)
  const { state, data } = fetcher
  const { pathname } = useResolvedPath(to ?? '.')
  const underWay = useRef(false)

  function send(form: FormData, action = pathname) {
    underWay.current = true
    sent.current = [form, action]
    void fetcher.submit(form, { method: 'post', action })
  }

  useEffect(() => {
    if (state === 'idle') underWay.current = false
  }, [state])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is taken once
  useEffect(() => {
    if (state !== 'idle' || data === undefined || data === answered.current) return
    answered.current = data
    if (data.kind === 'signed-out') {
      void ensureSignedIn().then((again) => again && sent.current && send(...sent.current))
      return
    }
    const takeBack = (fields: Record<string, string>, to = pathname) =>
      lastingSend(send)(formOf(fields), to)
    if ('toast' in data && data.toast) tell(data.kind === 'done', data.toast, { takeBack, onSite })
    onAnswer(data)
  }, [state, data])

  return { send, busy: state !== 'idle', isBusy: () => underWay.current }
}

interface Ways {
  takeBack: (fields: Record<string, string>, to?: string) => void
  /** Where what was saved can be seen. */
  onSite: string | undefined
}

/** Says how a save went, and offers to take it back, or to look at it on the site. */
function tell(
  isDone: boolean,
  { undo, undoAt, see, made, ...toast }: ToastText,
  { takeBack, onSite }: Ways,
) {
  // What was made is shown where it was asked for, with more to do about it than a toast has room for.
  if (made !== undefined) return
  const page = isDone && onSite ? { label: adminCopy.onSite, href: onSite } : undefined
  showToast({
    ...toast,
    variant: isDone ? 'default' : 'destructive',
    action: undo ? { label: formCopy.undo, onClick: () => takeBack(undo, undoAt) } : (see ?? page),
  })
}
