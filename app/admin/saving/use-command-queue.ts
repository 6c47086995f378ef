import { useRef } from 'react'
import { formOf } from '~/forms/form'
import { useSaving } from './use-saving'

/**
 * Like `useCommand`, for commands that can follow each other faster than the server answers: each is
 * sent after the answer to the one before.
 */
export function useCommandQueue(): (fields: Record<string, string>) => void {
  const waiting = useRef<FormData[]>([])
  const { send, isBusy } = useSaving(sendNext)

  function sendNext() {
    const form = waiting.current.shift()
    if (form) send(form)
  }

  return (fields) => {
    waiting.current.push(formOf(fields))
    if (!isBusy()) sendNext()
  }
}
