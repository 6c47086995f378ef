import type { TextRow } from '~/domain/church-year/church-year'
import { hymnsCopy } from '~/domain/hymns/hymns.copy'

export const hymnDaysCopy = {
  row: (row: TextRow) => `${row}. tekstrække`,
  rowAndColour: (row: TextRow, colour: string) => `${row}. tekstrække · liturgisk farve: ${colour}`,
  churchYear: (startYear: number) => `Kirkeåret ${startYear}/${startYear + 1}`,
  oldTestament: 'Det Gamle Testamente',
  epistle: 'Epistel',
  gospel: 'Evangelium',
  colour: (name: string) => `Liturgisk farve: ${name}`,
  or: 'eller',
  andOr: 'og/eller',
  notThisYear: 'falder ikke i dette kirkeår',
  previousDay: 'Forrige dag',
  nextDay: 'Næste dag',
  neighboursLabel: 'Kirkeårets dage',
  nextDays: 'De næste dage',
  today: 'I dag',
  calendar: 'Kirkeåret',
  hymns: 'Salmer',
  more: (hymns: number) => `Og ${hymnsCopy.count(hymns)} til`,
  subscribe: 'Abonnér på kirkeårets dage i din egen kalender',
}
