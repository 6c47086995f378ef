import { useEffect } from 'react'

export type Send = (form: FormData, action: string) => void

let lasting: Send | undefined

/** Sets the `send` of the frame, which outlives every screen. */
export function useLastingSend(send: Send) {
  useEffect(() => {
    lasting = send
    return () => {
      lasting = undefined
    }
  }, [send])
}

/** Returns a `send` that outlives its screen, since a toast outlives the dialog or screen that showed it. */
export function lastingSend(own: Send): Send {
  return lasting ?? own
}
