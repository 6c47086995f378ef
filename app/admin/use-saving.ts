import { useEffect, useRef } from 'react'
import { useFetcher, useResolvedPath } from 'react-router'
import type { FormAnswer } from '~/forms/answer'
import { formOf } from '~/forms/form'
import { showToast } from '~/ui/toast'
import { ensureSignedIn } from './ensure-signed-in'
import type { KeptAnswer } from './failed-action'
import { formCopy } from './form.copy'
import { lastingSend, type Send } from './lasting-send'

/**
 * Sends a form to the screen's action, or to the given one. An expired session opens the sign-in over
 * the page, and the form is sent again. Toasts are shown here; what else an answer means is the
 * caller's.
 */
export function useSaving(onAnswer: (answer: FormAnswer) => void, to?: string) {
  const fetcher = useFetcher<KeptAnswer>()
  const sent = useRef<Parameters<Send>>(undefined)
  const answered = useRef<KeptAnswer>(undefined)
  const { state, data } = fetcher
  const { pathname } = useResolvedPath(to ?? '.')

  function send(form: FormData, action = pathname) {
    sent.current = [form, action]
    void fetcher.submit(form, { method: 'post', action })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is taken once
  useEffect(() => {
    if (state !== 'idle' || data === undefined || data === answered.current) return
    answered.current = data
    if (data.kind === 'signed-out') {
      void ensureSignedIn().then((again) => again && sent.current && send(...sent.current))
      return
    }
    if ('toast' in data && data.toast) {
      const { undo, ...toast } = data.toast
      showToast({
        ...toast,
        variant: data.kind === 'done' ? 'default' : 'destructive',
        action: undo && {
          label: formCopy.undo,
          onClick: () => lastingSend(send)(formOf(undo), pathname),
        },
      })
    }
    onAnswer(data)
  }, [state, data])

  return { send, busy: state !== 'idle' }
}
