import { useRef } from 'react'
import { toFormData } from '~/forms/form'
import { useSaving } from './use-saving'

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
