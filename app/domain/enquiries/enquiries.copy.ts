import type { EnquiryField } from './enquiries.form'
import type { Suspicion } from './suspicion'

export const enquiryCopy = {
  title: 'Henvendelser',
  intro: 'Det, der er skrevet til dig med formularen på siden.',
  off: 'Henvendelser er slået fra, så siden har ingen formular.',
  offLink: 'Slå dem til under Funktioner',
  none: 'Der er ingen henvendelser her.',
  states: { new: 'Nye', answered: 'Besvarede', archived: 'Arkiverede', suspected: 'Mistænkte' },
  csv: 'Hent som CSV',
  notLoaded: 'Kunne ikke hente henvendelserne',
  saved: 'Henvendelsen er gemt',
  notSaved: 'Kunne ikke gemme henvendelsen',
  deleted: 'Henvendelsen er slettet',
  notDeleted: 'Kunne ikke slette henvendelsen',
  deleteTitle: 'Slet henvendelsen',
  deleteQuestion: 'Er du sikker på at du vil slette denne henvendelse?',
  reply: 'Svar',
  toCalendar: 'Læg i kalenderen',
  inCalendar: 'Se arrangementet',
  facts: 'Henvendelsen',
  yours: 'Dit arbejde med den',
  received: 'Modtaget',
  about: 'Drejer sig om',
  reasons: 'Mistænkt, fordi',
  general: 'Noget andet',
  agreedWith: 'Aftalt med',

  unmailed: (count: number) =>
    count === 1
      ? 'Siden kan ikke sende mail, og der er en ny henvendelse.'
      : `Siden kan ikke sende mail, og der er ${count} nye henvendelser.`,
  answerLine: (date: string, name: string) => `Den ${date} skrev ${name}:`,
}

const reasonTexts: Record<Exclude<Suspicion, `word:${string}`>, string> = {
  hidden: 'et felt, som mennesker ikke ser, er udfyldt',
  fast: 'den er sendt under tre sekunder efter, at formularen blev vist',
  links: 'den har mange links',
  'link-in-name': 'der er et link i navnet eller et andet kort felt',
  markup: 'den har HTML eller koder for links',
  letters: 'den er mest skrevet med andre bogstaver end vores',
  disposable: 'e-mailadressen er til engangsbrug',
  lookalike: 'e-mailadressen blander bogstaver, der ligner hinanden',
  sales: 'den ligner reklame',
}

export function suspicionText(reason: string): string {
  if (reason.startsWith('word:')) return `den har »${reason.slice('word:'.length)}«`
  return reasonTexts[reason as keyof typeof reasonTexts] ?? reason
}

/** The fields of the visitor's form with their labels, in its order. Not with the schema, so that visitors do not load Zod. */
export const visitorFields = {
  lecture: 'Hvad drejer det sig om?',
  wished_date: 'Ønsket dato',
  dates: 'Andre datoer eller tidspunkt',
  place: 'Sted',
  people: 'Antal deltagere',
  name: 'Navn',
  organisation: 'Forening, kirke eller skole',
  email: 'E-mail',
  phone: 'Telefon',
  message: 'Besked',
} satisfies Record<EnquiryField, string>

export const askCopy = {
  title: 'Spørg',
  about: (subject: string) => `Spørg om »${subject}«`,
  intro: 'Skriv her, så får du svar på mail. Kun felter med * skal udfyldes.',
  send: 'Send',
  renewed: 'Formularen har stået åben længe. Det, du har skrevet, står her stadig. Tryk Send igen.',
  check: 'Et eller flere felter mangler noget. Det, du har skrevet, står her stadig.',
  tooMany: (minutes: number) =>
    `Der er kommet mange henvendelser på kort tid. Prøv igen om ${minutes} minutter. Det, du har skrevet, står her stadig.`,
  failed:
    'Henvendelsen kunne ikke gemmes lige nu. Det, du har skrevet, står her stadig. Prøv igen.',
  letterHint: 'Mailen med kopien har så et link, du bekræfter med.',
  hidden: 'Lad dette felt stå tomt',
  general: 'Noget andet',
  privacy: 'Hvad der sker med det, du skriver',
  thanksTitle: 'Tak for din henvendelse',
  thanks:
    'Den er modtaget. Du får en kopi på mail, og et svar, så snart det er muligt. Hører du ikke noget, så se i mappen med uønsket post.',
  back: 'Til forsiden',
}
