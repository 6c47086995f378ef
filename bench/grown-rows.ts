/** What a site holds after many years of work: rows of every noun that grows. */
import { writer } from './danish-words.ts'

export interface Growth {
  news: number
  pictures: number
  works: number
  reviewsOfAWork: number
  events: number
  hymns: number
}

/** docs/quality.md, "Fast". */
export const grown: Growth = {
  news: 20_000,
  pictures: 5000,
  works: 2000,
  reviewsOfAWork: 10,
  events: 2000,
  hymns: 2000,
}

export type Row = Record<string, string | number | null>

const { below, words, sentence, sentences, paragraphs, html, verse, oneOf } = writer(1)
const at = '2026-01-01T09:00:00.000Z'
const kept = { created_at: at, updated_at: at, revision: 1 }
const published = { ...kept, published_at: at }
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)
const year = (number: number, of: number) => 2026 - Math.floor((number / of) * 40)
const day = (number: number) => {
  const date = new Date(Date.UTC(2026, 10, 21) - number * 86_400_000)
  return date.toISOString().slice(0, 10)
}

export function newsRows(count: number): Row[] {
  return numbers(count).map((number) => ({
    ...{ id: `n${number}`, slug: `nyhed-${number}`, title: sentence(5), content: paragraphs(2) },
    ...{ published_date: day(number >> 1), ...published },
  }))
}

/** @param stored the pictures as they are stored, of which each image is one */
export function imageRows(stored: readonly { path: string; file_size: number }[]): Row[] {
  return stored.map(({ path, file_size }, number) => ({
    ...{ id: `b${number}`, filename: `${number}.jpg`, original_name: `${number}.jpg` },
    ...{ file_path: path, file_size, mime_type: 'image/jpeg', is_thumbnail_separate: 0 },
    ...{ alt_text: sentence(4), description: sentences(1), focus_x: 0.5, focus_y: 0.5 },
    ...{ sort_order: number + 100, is_active: 1, ...kept },
  }))
}

const categories = ['salmer_sange', 'skønlitteratur', 'faglitteratur', 'værkliste']

export function workRows(count: number): Row[] {
  return numbers(count).map((number) => ({
    ...{ id: `w${number}`, slug: `vaerk-${number}`, title: sentence(3), description: html(1) },
    ...{ year: year(number, count), category: categories[number % 4] ?? '', publisher: words(2) },
    ...{ formats: '["Indbundet"]', shops: '[]', extract: '', ...published },
  }))
}

export function reviewRows(works: readonly Row[], each: number): Row[] {
  return works.flatMap(({ id }) =>
    numbers(each).map((number) => ({
      ...{ id: `${id} ${number}`, bibliography_id: id ?? '', header: sentence(3) },
      ...{ quote_text: html(1), author: sentence(2), publication: sentence(2) },
      ...{ sort_order: number, ...kept },
    })),
  )
}

const types = ['concert', 'lecture', 'singing_evening', 'other']

/** One in twenty is to come. */
export function eventRows(count: number): Row[] {
  return numbers(count).map((number) => ({
    ...{ id: `e${number}`, slug: `arrangement-${number}`, title: sentence(4) },
    ...{ date: day((number - count / 20) * 3), time: '19:30', location: sentence(2) },
    ...{ description: sentences(3), event_type: oneOf(types), is_visible: 1, keep_after_date: 0 },
    ...{ is_cancelled: 0, sort_order: 0, ...kept },
  }))
}

const days = ['1-soendag-i-advent', 'juledag', 'paaskedag', 'pinsedag', 'alle-helgens-dag']
const passages = ['Luk 2,1-14', 'Sl 23,1-6', 'Joh 1,1-14', 'Matt 5,1-12', '1 Kor 13,1-13']

export function hymnRows(count: number): Row[] {
  const themes = numbers(30).map(() => sentence(1))
  return numbers(count).map((number) => ({
    ...{ id: `s${number}`, slug: `salme-${number}`, title: sentence(4), stanzas: verse(5) },
    ...{ year: year(number, count), themes: JSON.stringify([oneOf(themes), oneOf(themes)]) },
    ...{ melody: sentence(2), composer: sentence(2), metre: `8.7.8.${below(9)}` },
    ...{ scripture: JSON.stringify([oneOf(passages)]), days: JSON.stringify([oneOf(days)]) },
    ...{ occasions: '["Dåb"]', commentary: '', is_free_in_worship: 1 },
    ...{ sort_order: number + 100, ...published },
  }))
}
