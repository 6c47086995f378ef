import type { ImportedReader } from '~/domain/letters/subscribers/import/readers-of-csv.server'
import { subscribersCopy } from '~/domain/letters/subscribers/subscribers.copy'
import { isKnownReader } from '~/domain/letters/subscribers/subscribers.server'
import { importSubscribers } from '~/domain/letters/subscribers/subscribers-commands.server'
import type { ImportOptions, Item } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import type { Outcome } from '~/domain/moving/moving-tables'
import { optionalEmail } from '~/forms/form-fields'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'

/** The outcome of a subscriber of the source. */
export async function checkReader(
  backend: Backend,
  { email, isGone }: ImportedReader,
  { consent }: ImportOptions,
): Promise<Outcome> {
  if (isGone) return { state: 'no-place', reason: movingCopy.memberGone }
  if (!optionalEmail.safeParse(email).data)
    return { state: 'refused', reason: movingCopy.badMember }
  if (!consent) return { state: 'no-place', reason: movingCopy.consentMissing }
  return { state: (await isKnownReader(backend, email)) ? 'same' : 'new' }
}

/** Adds the subscribers of an import all at once, with those who signed off there, who are never added. */
export async function storeSubscribers(
  backend: Backend,
  admin: Admin,
  { id, options: { consent } }: { id: string; options: ImportOptions },
): Promise<void> {
  const rows = await backend.db
    .selectFrom('import_items')
    .select(['content', 'state'])
    .where('import_id', '=', id)
    .where('kind', '=', 'subscriber')
    .execute()
  if (!consent || !rows.some(({ state }) => state === 'new')) return
  const readers = rows.flatMap(({ content }) => (JSON.parse(content) as Item).reader ?? [])
  const wording = subscribersCopy[consent === 'stated' ? 'statement' : 'asked']
  const valid = readers.filter(({ email }) => optionalEmail.safeParse(email).data)
  await importSubscribers(backend, admin, valid, { consent, wording })
  await backend.db
    .updateTable('import_items')
    .set({ state: 'stored' })
    .where('import_id', '=', id)
    .where('kind', '=', 'subscriber')
    .where('state', '=', 'new')
    .execute()
}

/** The number of subscribers that an import has added. An undo leaves them, since they may have got letters since. */
export async function storedSubscribers({ db }: Backend, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_items')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('import_id', '=', id)
    .where('kind', '=', 'subscriber')
    .where('state', '=', 'stored')
    .executeTakeFirstOrThrow()
  return Number(count)
}
