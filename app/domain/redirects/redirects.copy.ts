/** The screen 'Adresser'. */
export const redirectsCopy = {
  title: 'Adresser',
  intro:
    'Her ser du, hvad besøgende har ledt efter uden at finde det, og hvilke links der ikke fører nogen steder hen. Når du giver noget en ny titel, fører den gamle adresse af sig selv videre.',
  notLoaded: 'Kunne ikke hente adresser',
  missingTitle: 'Ikke fundet',
  missingIntro:
    'Adresser, som nogen har bedt om, og som ikke findes. Kun adressen og antallet gemmes, ikke hvem der spurgte.',
  noneMissing: 'Ingen har ledt forgæves.',
  times: (times: number, day: string) =>
    times === 1 ? `1 gang, ${day}` : `${times} gange, senest ${day}`,
  lead: 'Før videre',
  leadFrom: (path: string) => `Før videre: ${path}`,
  dismiss: 'Skjul',
  dismissFrom: (path: string) => `Skjul ${path}`,
  dismissed: 'Adressen er skjult',
  restored: 'Adressen er tilbage på listen',
  notDismissed: 'Kunne ikke skjule adressen',
  redirectsTitle: 'Viderestillinger',
  redirectsIntro: 'Adresser, som du har ført videre til en side.',
  noRedirects: 'Ingen viderestillinger endnu.',
  add: 'Tilføj viderestilling',
  path: 'Fra adressen',
  pathHint: 'Som den står efter domænet, f.eks. /min-gamle-side.',
  target: 'Til siden',
  targetHint: 'Vælg en af siderne, eller skriv en adresse på dit websted.',
  leadsTo: (target: string) => `fører til ${target}`,
  broken: 'Siden findes ikke længere',
  saved: 'Viderestilling gemt',
  notSaved: 'Kunne ikke gemme viderestillingen',
  remove: 'Fjern',
  removeFrom: (path: string) => `Fjern viderestillingen fra ${path}`,
  removeTitle: 'Fjern viderestilling',
  removeQuestion: 'Adressen fører derefter ingen steder hen. Vil du fjerne viderestillingen?',
  removed: 'Viderestilling fjernet',
  notRemoved: 'Kunne ikke fjerne viderestillingen',
  deadTitle: 'Links, der ikke fører nogen steder hen',
  deadIntro: 'Links i dine tekster til sider og filer på dit websted, som ikke findes.',
  noDead: 'Alle links til dit websted fører et sted hen.',
  edit: 'Ret',
  editIn: (place: string) => `Ret ${place}`,
}

/** Where a link stands. */
export const linkPlaceCopy = {
  linkField: 'Link',
  news: (title: string) => `Nyheden „${title}“`,
  lecture: (title: string) => `Foredraget „${title}“`,
  work: (title: string) => `Værket „${title}“`,
  review: (title: string) => `En anmeldelse af „${title}“`,
  collaboration: (title: string) => `Samarbejdet „${title}“`,
  concertInfo: 'Koncertteksten',
}
