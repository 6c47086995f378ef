import { useEffect } from 'react'

export type Send = (form: FormData, action: string) => void

let lasting: Send | undefined

/** Lends what the frame of all screens sends by to those that may be gone by then. */
export function useLending(send: Send) {
  useEffect(() => {
    lasting = send
    return () => {
      lasting = undefined
    }
  }, [send])
}

/** A toast outlives the dialog or the screen it came from, and so must what its button does. */
export function lastingSend(own: Send): Send {
  return lasting ?? own
}
