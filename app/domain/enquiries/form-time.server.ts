import { isSameSignature } from '~/platform/auth/secret.server'
import type { Backend } from '~/platform/backend.server'

const purpose = 'form time'
const maxAgeSeconds = 24 * 60 * 60

/** The time at which a form was shown, signed. It is sent with the form. */
export function formTime({ auth, clock }: Backend): string {
  const at = String(clock.now().getTime())
  return `${at}.${auth.sign(purpose, at)}`
}

/** Seconds since the form was shown; undefined if it was not shown by this site, or more than a day ago. */
export function secondsSince({ auth, clock }: Backend, time: string): number | undefined {
  const [at = '', signature = ''] = time.split('.')
  if (!/^\d{1,15}$/.test(at) || !isSameSignature(signature, auth.sign(purpose, at)))
    return undefined
  const seconds = (clock.now().getTime() - Number(at)) / 1000
  return seconds >= 0 && seconds <= maxAgeSeconds ? seconds : undefined
}
