import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from './nouns'
import { deleteRow } from './rows.server'

/**
 * Deletes a row to the trash: what else the same change deletes goes with it, and comes back with it.
 * @returns the change that is to be taken back for that; undefined where the row is gone already
 */
export async function throwAway(
  backend: Backend,
  admin: Admin,
  noun: Noun,
  id: string,
): Promise<string | undefined> {
  await deleteRow(backend, admin, noun, id)
  return enterThrownAway(backend, noun, id)
}

/** Marks what the change has done to a row, such as hiding it, as throwing it away: see `throwAway`. */
export function enterThrownAway({ change }: Backend, noun: Noun, id: string): string | undefined {
  if (!change?.rows.has(`${noun} ${id}`)) return undefined
  change.thrownAway = { noun, id }
  return change.id
}
