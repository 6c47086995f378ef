import { instantText } from '~/danish/dates'
import type { Backend } from '~/platform/backend.server'

export const dayMs = 24 * 60 * 60 * 1000

/** For this long a deleted row can be restored. */
export const daysInTrash = 30

/** An entry in the author's list of the trash. */
export interface Thrown {
  /** The change whose undo restores it. */
  change: string
  /** 'foredraget »Håb«' */
  what: string
  /** The name in its list. */
  name: string
  /** '21. november 2026 kl. 10.00' */
  atText: string
  daysLeft: number
}

/** The contents of the trash, latest first. */
export async function trashList({ db, clock, nouns }: Backend): Promise<Thrown[]> {
  const rows = await db
    .selectFrom('trash')
    .innerJoin('changes', 'changes.id', 'change_id')
    .select(['change_id', 'noun', 'trash.at', 'name'])
    .orderBy('changes.number', 'desc')
    .orderBy('change_id')
    .execute()
  const now = clock.now().getTime()
  return rows.map(({ change_id, noun, at, name }) => {
    const { some, named } = nouns[noun].words
    const past = Math.floor((now - new Date(at).getTime()) / dayMs)
    return {
      change: change_id,
      what: name ? named(name) : some,
      name: name ?? some,
      atText: instantText(at),
      daysLeft: Math.max(0, daysInTrash - past),
    }
  })
}
