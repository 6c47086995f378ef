import type { countSampleLeft } from './remove-sample.server'

export type SampleLeft = NonNullable<Awaited<ReturnType<typeof countSampleLeft>>>

function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

export const sampleRemovalCopy = {
  intro: 'Siden blev leveret med tekster og billeder, der viser, hvordan den kan se ud.',
  remove: 'Fjern eksempelindhold',
  left: (left: SampleLeft) => `Der er ${amounts(left)} tilbage, som du ikke har rettet i.`,
  question: (left: SampleLeft) =>
    `${amounts(left)} bliver slettet for altid. Alt, hvad du selv har skrevet eller rettet i, bliver stående med de billeder og filer, der hører til.`,
  removed: 'Eksempelindholdet er fjernet',
  notRemoved: 'Kunne ikke fjerne eksempelindholdet',
}

function amounts({ entries, pictures, pdfs }: SampleLeft): string {
  return new Intl.ListFormat('da').format([
    countText(entries, 'indlæg eller tekst', 'indlæg og tekster'),
    countText(pictures, 'billede', 'billeder'),
    countText(pdfs, 'PDF-fil', 'PDF-filer'),
  ])
}
