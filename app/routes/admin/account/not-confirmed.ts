import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { accountCopy } from '~/domain/admins/account.copy'
import { tooManyText } from '~/domain/admins/admins.copy'
import type { NotConfirmed } from '~/domain/admins/passwords/confirm-password.server'
import type { Backend } from '~/platform/backend.server'

/** The error beside the password field when confirming the password failed. */
export function notConfirmedText({ clock }: Pick<Backend, 'clock'>, refused: NotConfirmed): string {
  if (refused.kind === 'wrong') return accountCopy.password.wrong
  const rounding = { roundingMethod: 'ceil' } as const
  return tooManyText(differenceInMinutes(refused.until, clock.now(), rounding))
}
