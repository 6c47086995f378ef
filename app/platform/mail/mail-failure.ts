/** Why a mail was not sent. */
export interface MailFailure {
  /** `late` if it could not be tried in time. */
  kind: 'away' | 'late' | 'sign-in' | 'tls' | 'refused' | 'later' | 'sealed' | 'other'
  /** The answer of the mail server. */
  answer?: string
}

const kinds: Record<string, MailFailure['kind']> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ECONNECTION: 'away',
  ESOCKET: 'away',
  ETIMEDOUT: 'away',
  EDNS: 'away',
  ENOTFOUND: 'away',
  EAUTH: 'sign-in',
  ETLS: 'tls',
  ESEAL: 'sealed',
}

const maxAnswer = 300

export function mailFailureOf(error: unknown): MailFailure {
  const { code = '', response, responseCode = 0 } = error as Record<string, never>
  const answer = typeof response === 'string' ? String(response).slice(0, maxAnswer) : undefined
  return { kind: kindOf(code, responseCode), ...(answer && { answer }) }
}

function kindOf(code: string, status: number): MailFailure['kind'] {
  if (code === 'EAUTH') return 'sign-in'
  if (status >= 500) return 'refused'
  if (status >= 400) return 'later'
  return kinds[code] ?? 'other'
}
