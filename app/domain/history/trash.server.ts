import type { ExpressionBuilder } from 'kysely'
import { instantText } from '~/danish/dates'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { historyCopy } from './history.copy'

export const dayMs = 24 * 60 * 60 * 1000

/** How long a deleted row can be restored. */
export const daysInTrash = 30

/** An entry of the trash, for the back-office's list. */
export interface TrashEntry {
  /** The change whose undo restores it. */
  change: string
  /** 'foredraget »Håb«' */
  what: string
  /** Its name, without the noun. */
  name: string
  /** '21. november 2026 kl. 10.00' */
  atText: string
  daysLeft: number
}

/** The contents of the trash, latest first. */
export async function trashList({ db, clock, nouns }: Backend): Promise<TrashEntry[]> {
  const rows = await db
    .selectFrom('trash')
    .innerJoin('changes', 'changes.id', 'change_id')
    .select(['change_id', 'noun', 'trash.at', 'name'])
    .select(({ selectFrom }) =>
      selectFrom('row_versions')
        .select(({ fn }) => fn.countAll<number | string>().as('rows'))
        .whereRef('row_versions.change_id', '=', 'trash.change_id')
        .whereRef('row_versions.noun', '=', 'trash.noun')
        .where(isTrashed)
        .as('rows'),
    )
    .orderBy('changes.number', 'desc')
    .orderBy('change_id')
    .execute()
  const now = clock.now().getTime()
  return rows.map(({ change_id, noun, at, name, rows }) => {
    const { indefinite, named } = nouns[noun].words
    const others = Number(rows) > 1 ? ` ${historyCopy.more(Number(rows) - 1)}` : ''
    const daysPast = Math.floor((now - new Date(at).getTime()) / dayMs)
    return {
      change: change_id,
      what: (name ? named(name) : indefinite) + others,
      name: (name ?? indefinite) + others,
      atText: instantText(at),
      daysLeft: Math.max(0, daysInTrash - daysPast),
    }
  })
}

/** Matches the deletions of a change in the trash. For press pictures these are updates of `is_active`. */
export function isTrashed({
  or,
  and,
  eb,
}: ExpressionBuilder<Pick<Schema, 'row_versions' | 'trash'>, 'row_versions' | 'trash'>) {
  return or([
    eb('row_versions.action', '=', 'delete'),
    and([eb('row_versions.noun', '=', 'images'), eb('trash.noun', '=', 'images')]),
  ])
}
