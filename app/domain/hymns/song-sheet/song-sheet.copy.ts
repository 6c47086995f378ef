import { quoted } from '~/danish/quoted'
import type { Paper } from './song-sheet'

export const songSheetCopy = {
  intro:
    'Vælg salmer, sæt dem i rækkefølge, og udskriv dem på ét ark. Adressen husker arket, så den kan gemmes eller sendes.',
  add: 'Læg en salme på arket',
  selectHymn: 'Vælg en salme',
  line: 'Eller skriv en linje',
  lineHint: 'F.eks. »DDS 118«.',
  heading: 'Anledning',
  place: 'Sted',
  date: 'Dato',
  updateSheet: 'Opdater arket',
  print: 'Udskriv',
  paper: 'Papir',
  papers: { a4: 'A4', a5: 'To salmer på A5' } satisfies Record<Paper, string>,
  entries: 'På arket',
  none: 'Der er ingen salmer på arket endnu.',
  startFromDay: 'Begynd med en dag',
  moveUp: (title: string) => `Flyt ${title} op`,
  moveDown: (title: string) => `Flyt ${title} ned`,
  remove: (title: string) => `Fjern ${title}`,
  /** @param before the titles of the sheet before and after a change */
  changed(before: readonly string[], after: readonly string[]): string {
    const added = after.filter((title) => !before.includes(title))
    const removed = before.filter((title) => !after.includes(title))
    const [first] = added.length > 0 ? added : removed
    const moved = after.findIndex((title, index) => title !== before[index])
    if (added.length + removed.length === 0 && moved >= 0)
      return `${quoted(after[moved] ?? '')} står nu før ${quoted(after[moved + 1] ?? '')}.`
    if (added.length + removed.length !== 1) return 'Arket er ændret.'
    return added.length > 0
      ? `${quoted(first ?? '')} er lagt på arket.`
      : `${quoted(first ?? '')} er taget af arket.`
  },
  scores: (title: string) => `Hent noder til ${title}:`,
  allScores: 'Hent alle noder (ZIP)',
  scoresFile: 'Noder',
  sheet: 'Arket',
}
