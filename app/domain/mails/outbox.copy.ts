import { instantText } from '~/danish/dates'
import type { MailFailure } from '~/platform/mail/mail-failure'

export const outboxCopy = {
  title: 'E-mail',
  intro: 'E-mails, der ikke er sendt endnu. Hver prøves igen i to døgn med stigende mellemrum.',
  noServer:
    'Siden kan ikke sende e-mail: der er ingen e-mailserver (SMTP_URL). E-mails gemmes i to døgn, og henvendelser bliver liggende.',
  none: 'Alle e-mails er sendt.',
  more: (more: number) => `og ${more} mere`,
  next: (instant: string) => `Prøves igen ${instantText(instant)}`,
  waiting: 'Sendes om lidt',
  givenUp: 'Opgivet',
  attempts: (attempts: number) => (attempts === 1 ? '1 forsøg' : `${attempts} forsøg`),
  retried: 'E-mailen sendes om lidt.',
  notRetried: 'E-mailen kunne ikke sendes igen',
  notLoaded: 'Kunne ikke hente de e-mails, der venter',
}

const reasons: Record<MailFailure['kind'], string> = {
  away: 'E-mailserveren svarer ikke.',
  late: 'E-mailen blev ikke sendt i tide.',
  'sign-in': 'E-mailserveren afviser brugernavn eller adgangskode (SMTP_URL).',
  tls: 'Der kunne ikke laves en sikker forbindelse til e-mailserveren.',
  refused: 'E-mailserveren afviser e-mailen.',
  later: 'E-mailserveren beder om, at e-mailen sendes senere.',
  sealed: 'E-mailen kan ikke læses, fordi sidens nøgle er skiftet.',
  other: 'E-mailen kunne ikke sendes.',
}

export function mailFailureText({ kind, answer }: MailFailure): string {
  return answer ? `${reasons[kind]} Den svarer: »${answer}«` : reasons[kind]
}
