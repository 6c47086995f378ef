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
