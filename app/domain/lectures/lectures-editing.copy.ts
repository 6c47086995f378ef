/** Some sentences are fixed by docs/specification.md, "Lectures". */
export const lectureCopy = {
  linkPlace: (title: string) => `Foredraget »${title}«`,
  notLoaded: 'Kunne ikke hente foredrag',
  notSaved: 'Kunne ikke gemme foredrag',
  notDeleted: 'Kunne ikke slette foredrag',
  notUploaded: 'Kunne ikke uploade billede',
  created: 'Foredrag tilføjet',
  updated: 'Foredrag opdateret',
  deleted: 'Foredrag slettet',
  none: 'Ingen foredrag endnu. Klik på »Tilføj nyt foredrag« for at komme i gang.',
  add: 'Tilføj nyt foredrag',
  edit: 'Rediger foredrag',
  deleteQuestion: 'Er du sikker på at du vil slette dette foredrag?',
  schedule: 'Sæt i kalenderen',
}

export const lectureFieldCopy = {
  title: 'Titel',
  subtitle: 'Undertitel',
  description: 'Beskrivelse',
  duration: 'Varighed',
  durationHint: 'F.eks. »En time og et kvarter«.',
  date: 'Dato',
  dateHint: 'Vælg en dag, eller skriv f.eks. »efter aftale«.',
  time: 'Tid',
  timeHint: 'F.eks. 19:30, eller i ord.',
  location: 'Sted',
  link: 'Link',
  linkHint: 'Vises som »Læs mere om foredraget«.',
  image: 'Billede',
}

/** The part of the form for organisers. */
export const organisersCopy = {
  section: {
    title: 'Til arrangører',
    intro: 'Vises på en side for sig, til at udskrive eller kopiere fra. Tomme felter vises ikke.',
  },
  pageOf: (title: string) => `${title}, til arrangører`,
  intro_short: 'Kort introduktion',
  intro_short_hint: 'To, tre linjer til et program.',
  intro_middle: 'Mellemlang introduktion',
  intro_middle_hint: 'F.eks. til kirkebladet.',
  intro_long: 'Lang introduktion',
  intro_long_hint: 'F.eks. til at læse højt, før du går på.',
  technical_needs: 'Teknik',
  technical_needs_hint: 'Hvad der skal være klar: lyd, klaver, lys, lærred.',
  fee: 'Honorar',
  fee_hint: 'Kun hvis du vil have det sagt.',
}

export const themesCopy = {
  label: 'Temaer',
  hint: 'Et eller få ord ad gangen.',
  nth: (number: number) => `Tema ${number}`,
  add: 'Tilføj tema',
  remove: (theme: string) => `Fjern ${theme || 'tomt tema'}`,
}

export const concertInfoCopy = {
  title: 'Koncerttekst',
  intro: 'Teksten om koncerter under foredragene. Den kan rumme links til PDF-filer.',
  saved: 'Koncerttekst opdateret',
  /** docs/specification.md, "Lectures". */
  notSaved: 'Kunne ikke gemme koncert tekst',
}
