import type { Refusal } from './passages'

export const refusalCopy: Record<Refusal, string> = {
  book: 'Bogen kendes ikke. Skriv den som i Bibelen, f.eks. »Luk 2,1-14« eller »1 Mos 1«.',
  chapter: 'Så mange kapitler har bogen ikke.',
  backwards: 'Versene står i omvendt rækkefølge.',
  open: 'Skriv, hvor stedet slutter, f.eks. »Luk 2,1-14«.',
  form: 'Skriv stedet som »Luk 2,1-14«: bog, kapitel, komma, vers.',
}
