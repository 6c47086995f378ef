import { useRef } from 'react'
import { toFormData } from '~/forms/form'
import { useSaving } from './use-saving'

/**
 * Sends a list command, such as deleting, to the screen's action or to the given path. Each command waits
 * for the answer to the one before. The list then reloads.
 */
export function useCommand(to?: string): (fields: Record<string, string>) => void {
  const waiting = useRef<FormData[]>([])
  const { send, isBusy } = useSaving(sendNext, to)

  function sendNext() {
    const form = waiting.current.shift()
    if (form) send(form)
  }

  return (fields) => {
    waiting.current.push(toFormData(fields))
    if (!isBusy()) sendNext()
  }
}
