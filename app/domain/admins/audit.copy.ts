import { href } from 'react-router'
import { type ContentKey, contentEntries } from '~/domain/content/content'
import type { RowChange, SiteEventName } from '~/platform/changes/audit'
import type { Noun } from '~/platform/changes/nouns'

interface Words {
  /** 'en nyhed', where the log holds no name: older entries, and what there is one of alone. */
  some: string
  /** 'nyheden »En lukket kirkedør«' */
  named: (name: string) => string
  /** The screen of the back-office where it is found. */
  home: string
}

const words = (some: string, known: string, home: string): Words => ({
  some,
  named: (name) => `${known} »${name}«`,
  home,
})

/** What the author calls each noun, and where it is found. */
export const nounWords: Record<Noun, Words> = {
  bibliography: words('et værk', 'værket', href('/admin/bibliografi')),
  calendar_events: words('et arrangement', 'arrangementet', href('/admin/kalender')),
  calendar_settings: words('kalenderens visning', 'kalenderens visning', href('/admin/kalender')),
  collaboration_files: words('en PDF-fil', 'PDF-filen', href('/admin/samarbejder')),
  collaborations: words('et samarbejde', 'samarbejdet', href('/admin/samarbejder')),
  contact_content: words('kontaktsiden', 'kontaktsiden', href('/admin/kontakt')),
  editable_content: { some: 'en tekst', named: textNamed, home: href('/admin/forside') },
  hymn_collections: words('en salmesamling', 'salmesamlingen', href('/admin/salmer')),
  hymn_files: words('en fil til en salme', 'salmens fil', href('/admin/salmer')),
  hymns: words('en salme', 'salmen', href('/admin/salmer')),
  images: words('et billede', 'billedet', href('/admin/billeder')),
  lectures: words('et foredrag', 'foredraget', href('/admin/foredrag')),
  news: words('en nyhed', 'nyheden', href('/admin/nyheder')),
  protected_contact_info: words(
    'kontaktoplysningerne',
    'kontaktoplysningerne',
    href('/admin/kontakt'),
  ),
  redirects: words('en viderestilling', 'viderestillingen fra', href('/admin/adresser')),
  reviews: words('en anmeldelse', 'anmeldelsen af', href('/admin/bibliografi')),
  seo_settings: words('SEO indstillingerne', 'SEO indstillingerne for', href('/admin/seo')),
  testimonials: words('en anbefaling', 'anbefalingen fra', href('/admin/anbefalinger')),
}

/** A text is told by what the author calls it, and its page. */
function textNamed(key: string): string {
  if (!(key in contentEntries)) return `teksten »${key}«`
  const [page] = key.split('.')
  return `teksten »${contentEntries[key as ContentKey].label}« (${page})`
}

/** What was refused more than once within an hour: 'Mislykket login: 12 gange'. */
function refused(what: string) {
  return (times: string | null) => (times && times !== '1' ? `${what}: ${times} gange` : what)
}

const events: Record<SiteEventName, (name: string | null) => string> = {
  'sign-in session': () => 'Loggede ind',
  'sign-out session': () => 'Loggede ud',
  'end session': () => 'Loggede et andet sted ud',
  'end-others session': () => 'Loggede alle andre steder ud',
  'code-wrong session': refused('Forkert kode ved login'),
  'insert authenticators': () => 'Slog totrinslogin til',
  'delete authenticators': () => 'Slog totrinslogin fra',
  'renew recovery_codes': () => 'Lavede nye genoprettelseskoder',
  'insert passkeys': (name) => `Tilføjede adgangsnøglen »${name}«`,
  'delete passkeys': (name) => `Fjernede adgangsnøglen »${name}«`,
  'delete-all passkeys': () => 'Fjernede alle adgangsnøgler',
  'passkey-refused session': refused('Afvist login med adgangsnøgle'),
  'use recovery_codes': () => 'Brugte en genoprettelseskode',
  'invalid session': refused('Mislykket login'),
  'too-many session': refused('Login afvist efter for mange forsøg'),
  'not-admin session': refused('Login afvist: kontoen er ikke administrator'),
  'wrong password': refused('Forkert adgangskode ved et skift'),
  'too-many password': refused('Skift af adgangskode afvist efter for mange forsøg'),
  'insert admin': (email) => (email ? `Oprettede kontoen ${email}` : 'Oprettede en konto'),
  'update password': () => 'Skiftede adgangskode',
  'insert preview_links': (name) => `Lavede et link til gennemsyn af »${name}«`,
  'delete preview_links': (name) => `Lukkede linket til gennemsyn af »${name}«`,
  'delete sample': () => 'Fjernede eksempelindholdet',
  'purge trash': (name) => `Slettede »${name}« for altid`,
  'empty trash': () => 'Tømte papirkurven',
  'arrange images': () => 'Ændrede billedernes rækkefølge',
  'arrange testimonials': () => 'Ændrede anbefalingernes rækkefølge',
  'arrange reviews': () => 'Ændrede anmeldelsernes rækkefølge',
  'arrange hymns': () => 'Ændrede salmernes rækkefølge',
  'arrange hymn_collections': () => 'Ændrede salmesamlingernes rækkefølge',
  'arrange calendar_events': () => 'Ændrede rækkefølgen på en dag i kalenderen',
  'take backups': () => 'Tog en sikkerhedskopi',
  'fetch backups': () => 'Hentede en sikkerhedskopi',
  'fetch-all backups': () => 'Hentede hele siden',
  'synchronise seo_settings': () => 'Synkroniserede SEO indstillingerne med domænet',
  'dismiss missing_addresses': (path) =>
    `Skjulte »${path}« på listen over adresser, der ikke findes`,
  'restore missing_addresses': (path) =>
    `Satte »${path}« tilbage på listen over adresser, der ikke findes`,
}

/** Who did what: an account that is gone, and somebody who has none. */
export const whoCopy = { deleted: 'slettet konto', unknown: 'ukendt email' }

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
}

/** 'Rettede nyheden »En lukket kirkedør«', from what the audit log holds. */
export function auditText({ action, noun, summary }: Entry): string {
  const event = `${action} ${noun}`
  if (isKey(events, event)) return events[event](summary)
  const verb = isKey(verbs, action) ? verbs[action] : action
  if (!isKey(nounWords, noun)) return `${verb} ${noun}`
  const { some, named } = nounWords[noun]
  return `${verb} ${summary ? named(summary) : some}`
}

/** The screen where what an entry is about is found; none for what has no screen. */
export function homeOf(noun: string): string | undefined {
  return isKey(nounWords, noun) ? nounWords[noun].home : undefined
}

function isKey<K extends string>(record: Record<K, unknown>, key: string): key is K {
  return Object.hasOwn(record, key)
}
