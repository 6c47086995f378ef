import { instantText } from '~/danish/dates'
import type { MailFailure } from '~/platform/mail/mail-failure'

export const outboxCopy = {
  title: 'Mail',
  intro: 'Mails, der ikke er sendt endnu. Hver prøves igen i to døgn med stigende mellemrum.',
  noServer:
    'Siden kan ikke sende mail: der er ingen mailserver (SMTP_URL). Mails gemmes i to døgn, og henvendelser bliver liggende.',
  none: 'Alle mails er sendt.',
  more: (more: number) => `og ${more} mere`,
  to: (recipient: string) => `Til ${recipient}`,
  next: (instant: string) => `Prøves igen ${instantText(instant)}`,
  waiting: 'Sendes om lidt',
  givenUp: 'Opgivet',
  attempts: (attempts: number) => (attempts === 1 ? '1 forsøg' : `${attempts} forsøg`),
  retry: 'Prøv igen',
  retried: 'Mailen sendes om lidt.',
  notRetried: 'Mailen kunne ikke sendes igen',
  notLoaded: 'Kunne ikke hente de mails, der venter',
}

const reasons: Record<MailFailure['kind'], string> = {
  away: 'Mailserveren svarer ikke.',
  late: 'Mailen blev ikke sendt i tide.',
  'sign-in': 'Mailserveren afviser brugernavn eller adgangskode (SMTP_URL).',
  tls: 'Der kunne ikke laves en sikker forbindelse til mailserveren.',
  refused: 'Mailserveren afviser mailen.',
  later: 'Mailserveren beder om, at mailen sendes senere.',
  sealed: 'Mailen kan ikke læses, fordi sidens nøgle er skiftet.',
  other: 'Mailen kunne ikke sendes.',
}

export function mailFailureText({ kind, answer }: MailFailure): string {
  return answer ? `${reasons[kind]} Den svarer: »${answer}«` : reasons[kind]
}
