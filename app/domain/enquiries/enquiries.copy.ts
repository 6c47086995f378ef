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
      ? 'Siden kan ikke sende e-mail, og der er en ny henvendelse.'
      : `Siden kan ikke sende e-mail, og der er ${count} nye henvendelser.`,
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
