import { instantText } from '~/danish/dates'
import type { Backend } from '~/platform/backend.server'

export const dayMs = 24 * 60 * 60 * 1000

/** For so many days what was thrown away can be taken back. */
export const daysInTrash = 30

/** Something in the trash, as the author's list shows it. */
export interface Thrown {
  /** The change that is to be taken back. */
  change: string
  /** 'foredraget »Håb«' */
  what: string
  /** What the author knows it by. */
  name: string
  /** '21. november 2026 kl. 10.00' */
  atText: string
  daysLeft: number
}

/** What is in the trash, the latest first. */
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
