import { quoted } from '~/danish/quoted'
import { isKeyOf } from '~/http/is-key-of'
import type { RowChange, SiteEventName } from '~/platform/changes/audit'
import { findNoun, type Nouns } from '~/platform/changes/nouns'
import { programId } from '~/platform/changes/open-change'

function repeatedText(what: string) {
  return (times: string | null) => (times && times !== '1' ? `${what}: ${times} gange` : what)
}

const events: Record<SiteEventName, (name: string | null) => string> = {
  'sign-in session': () => 'Loggede ind',
  'sign-out session': () => 'Loggede ud',
  'end session': () => 'Loggede et andet sted ud',
  'end-others session': () => 'Loggede alle andre steder ud',
  'code-wrong session': repeatedText('Forkert kode ved login'),
  'insert authenticators': () => 'Slog totrinslogin til',
  'delete authenticators': () => 'Slog totrinslogin fra',
  'renew recovery_codes': () => 'Lavede nye genoprettelseskoder',
  'insert passkeys': (name) => `Tilføjede adgangsnøglen ${quoted(name)}`,
  'delete passkeys': (name) => `Fjernede adgangsnøglen ${quoted(name)}`,
  'delete-all passkeys': () => 'Fjernede alle adgangsnøgler',
  'passkey-refused session': repeatedText('Afvist login med adgangsnøgle'),
  'use recovery_codes': () => 'Brugte en genoprettelseskode',
  'invalid session': repeatedText('Mislykket login'),
  'too-many session': repeatedText('Login afvist efter for mange forsøg'),
  'not-admin session': repeatedText('Login afvist: kontoen er ikke administrator'),
  'wrong password': repeatedText('Forkert adgangskode ved et skift'),
  'too-many password': repeatedText('Skift af adgangskode afvist efter for mange forsøg'),
  'insert admin': (email) => (email ? `Oprettede kontoen ${email}` : 'Oprettede en konto'),
  'update password': () => 'Skiftede adgangskode',
  'insert preview_links': (name) => `Lavede et link til gennemsyn af ${quoted(name)}`,
  'delete preview_links': (name) => `Lukkede linket til gennemsyn af ${quoted(name)}`,
  'delete sample': () => 'Fjernede eksempelindholdet',
  'purge trash': (name) => `Slettede ${quoted(name)} for altid`,
  'empty trash': () => 'Tømte papirkurven',
  'take backups': () => 'Tog en sikkerhedskopi',
  'fetch backups': () => 'Hentede en sikkerhedskopi',
  'fetch-all backups': () => 'Hentede hele siden',
  'start imports': (name) => `Læste »${name}« for at flytte det ind`,
  'map imports': (name) => `Valgte, hvad »${name}« bliver til`,
  'store imports': (name) => `Begyndte at flytte »${name}« ind`,
  'pause imports': (name) => `Holdt pause med at flytte »${name}« ind`,
  'resume imports': (name) => `Fortsatte med at flytte »${name}« ind`,
  'delete imports': (name) => `Fjernede indflytningen fra »${name}«`,
  'undo imports': (name) => `Fortrød indflytningen fra »${name}«`,
  'fetch exports': (name) => `Flyttede ud: hentede ${name}`,
  'synchronise seo_settings': () => 'Synkroniserede SEO indstillingerne med domænet',
  'send letter_sendings': (name) => `Satte brevet ${quoted(name)} til at blive sendt`,
  'pause letter_sendings': (name) => `Satte udsendelsen af ${quoted(name)} på pause`,
  'resume letter_sendings': (name) => `Fortsatte udsendelsen af ${quoted(name)}`,
  'stop letter_sendings': (name) => `Stoppede udsendelsen af ${quoted(name)}`,
  'test letter_sendings': (name) => `Sendte prøvebrevet ${quoted(name)}`,
  'send-again letter_sendings': () => 'Sendte et brev igen til en læser',
  'import subscribers': (count) => `Flyttede ${count} læsere hertil`,
  'delete subscribers': () => 'Afmeldte en læser',
  'restore subscribers': () => 'Slog en læsers adresse til igen',
  'erase person': () => 'Slettede alt om en person',
  'retry outbox': (subject) => `Bad om at sende e-mailen ${quoted(subject)} igen`,
  'dismiss missing_paths': (path) =>
    `Skjulte ${quoted(path)} på listen over adresser, der ikke findes`,
  'restore missing_paths': (path) =>
    `Satte ${quoted(path)} tilbage på listen over adresser, der ikke findes`,
}

export const whoCopy = {
  deleted: 'slettet konto',
  unknown: 'ukendt e-mail',
  program: 'programmet, da du tilføjede den første af dine egne',
}

/** @param emails the accounts' addresses by their id */
export function whoText(emails: ReadonlyMap<string, string>, adminId: string): string {
  return adminId === programId ? whoCopy.program : (emails.get(adminId) ?? whoCopy.deleted)
}

const verbs: Record<RowChange['action'] | 'restore', string> = {
  insert: 'Tilføjede',
  update: 'Rettede',
  delete: 'Slettede',
  restore: 'Gendannede',
}

interface Entry {
  action: string
  noun: string
  summary: string | null
  /** The number of rows. */
  count?: number
}

export function auditText(nouns: Nouns, { action, noun, summary, count = 1 }: Entry): string {
  const event = `${action} ${noun}`
  if (isKeyOf(events, event)) return events[event](summary)
  const knownNoun = findNoun(nouns, noun)
  if (knownNoun && action === 'arrange' && 'order' in nouns[knownNoun])
    return `Ændrede ${nouns[knownNoun].order}`
  const verb = isKeyOf(verbs, action) ? verbs[action] : action
  if (!knownNoun) return `${verb} ${noun}`
  const { indefinite, named, plural } = nouns[knownNoun].words
  if (count > 1) return `${verb} ${count} ${plural}`
  return `${verb} ${summary ? named(summary) : indefinite}`
}
