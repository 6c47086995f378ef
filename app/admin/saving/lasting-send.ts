import { useEffect } from 'react'

export type Send = (form: FormData, action: string) => void

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
