import type { Picture } from '~/domain/images/images'
import { picturesByPath } from '~/domain/images/images.server'
import type { Backend } from '~/platform/backend.server'
import { nameOfRow, nounsWithCards } from '~/platform/changes/nouns'
import { copenhagenToday } from '~/platform/runtime/clock'

export interface TextCard {
  path: string
  title: string
  line: string
  picture: Picture | undefined
}

interface CardRow {
  id: string
  slug: string
  image_url: string | null
}

export async function textCards(backend: Backend, references: readonly string[]) {
  const cards = new Map<string, TextCard>()
  for (const { noun, visible, pathOf, cardLine } of nounsWithCards(backend.nouns)) {
    const ids = references.flatMap((reference) => {
      const [table, id = ''] = reference.split('/')
      return table === noun ? [id] : []
    })
    if (ids.length === 0) continue
    const rows = await backend.db
      .selectFrom(noun as 'bibliography')
      .selectAll()
      .where('id', 'in', ids)
      .where(visible(backend))
      .execute()
    const paths = rows.flatMap(({ image_url }) => image_url ?? [])
    const pictures = await picturesByPath(backend, paths)
    for (const row of rows as CardRow[]) {
      cards.set(`${noun}/${row.id}`, {
        path: pathOf(row.slug),
        title: nameOfRow(backend.nouns, noun, row) ?? '',
        line: cardLine(row),
        picture: pictures.get(row.image_url ?? ''),
      })
    }
  }
  return cards
}

export type CardChoice = Awaited<ReturnType<typeof cardChoices>>[number]

/** The next events, then the works and past events, the newest first. */
export async function cardChoices(backend: Backend) {
  const today = copenhagenToday(backend.clock)
  const all = nounsWithCards(backend.nouns).map(async ({ noun, cardLine }) => {
    const rows = await backend.db
      .selectFrom(noun as 'bibliography')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({
      reference: `${noun}/${row.id}`,
      title: nameOfRow(backend.nouns, noun, row) ?? '',
      line: cardLine(row),
      date: 'date' in row && String(row.date) >= today ? String(row.date) : '',
    }))
  })
  const choices = (await Promise.all(all)).flat()
  const coming = choices.filter(({ date }) => date)
  coming.sort((one, other) => one.date.localeCompare(other.date))
  return [...coming, ...choices.filter(({ date }) => !date)].map(({ date, ...choice }) => choice)
}
