/** The screen 'Konto'. */
export const accountCopy = {
  title: 'Konto',
  intro: (email: string) => `Du er logget ind som ${email}.`,
  password: {
    title: 'Adgangskode',
    intro: 'Alle andre steder, hvor du er logget ind, bliver du logget ud.',
    current: 'Nuværende adgangskode',
    next: 'Ny adgangskode',
    save: 'Skift adgangskode',
    saved: 'Adgangskoden er skiftet',
    notSaved: 'Kunne ikke skifte adgangskode',
    wrong: 'Adgangskoden er ikke rigtig.',
  },
  sessions: {
    title: 'Her er du logget ind',
    intro: 'Kender du ikke et af stederne, så log det ud og skift adgangskode.',
    here: 'Her',
    used: 'Sidst brugt',
    end: 'Log ud',
    endOthers: 'Log ud alle andre steder',
    ended: 'Stedet er logget ud',
    othersEnded: 'Alle andre steder er logget ud',
    notEnded: 'Kunne ikke logge ud',
    notLoaded: 'Kunne ikke hente listen over, hvor du er logget ind',
  },
  log: {
    title: 'Logbog',
    intro: 'De seneste 100 ændringer, logins og afviste forsøg.',
    none: 'Der er ikke sket noget endnu.',
    notLoaded: 'Kunne ikke hente logbogen',
  },
}

const things: Record<string, string> = {
  bibliography: 'et værk',
  calendar_events: 'en begivenhed',
  collaboration_files: 'en PDF-fil',
  collaborations: 'et samarbejde',
  contact_content: 'kontaktsiden',
  editable_content: 'en tekst',
  images: 'et billede',
  lectures: 'et foredrag',
  news: 'en nyhed',
  protected_contact_info: 'kontaktoplysningerne',
  reviews: 'en anmeldelse',
  seo_settings: 'SEO indstillingerne',
  stored_pictures: 'en billedfil',
  testimonials: 'en anbefaling',
}

const events: Record<string, string> = {
  'sign-in session': 'Loggede ind',
  'sign-out session': 'Loggede ud',
  'end session': 'Loggede et andet sted ud',
  'end-others session': 'Loggede alle andre steder ud',
  'invalid session': 'Mislykket login',
  'too-many session': 'Login afvist efter for mange forsøg',
  'not-admin session': 'Login afvist: kontoen er ikke administrator',
  'wrong password': 'Forkert adgangskode ved et skift',
  'too-many password': 'Skift af adgangskode afvist efter for mange forsøg',
  'insert admin': 'Oprettede en konto',
  'update password': 'Skiftede adgangskode',
  'delete sample': 'Fjernede eksempelindholdet',
  'arrange images': 'Ændrede billedernes rækkefølge',
  'synchronise seo_settings': 'Synkroniserede SEO indstillingerne med domænet',
}

const verbs: Record<string, string> = {
  insert: 'Tilføjede',
  update: 'Rettede',
  delete: 'Slettede',
  arrange: 'Ændrede rækkefølgen af',
}

/** Who did what: an account that is gone, and somebody who has none. */
export const whoCopy = { deleted: 'slettet konto', unknown: 'ukendt email' }

/** How often something was refused within an hour: '12 gange'. */
export function timesText(count: string): string | null {
  return count === '1' ? null : `${count} gange`
}

/** 'Rettede en nyhed', from what the audit log holds. */
export function auditText({ action, noun }: { action: string; noun: string }): string {
  return events[`${action} ${noun}`] ?? `${verbs[action] ?? action} ${things[noun] ?? noun}`
}
