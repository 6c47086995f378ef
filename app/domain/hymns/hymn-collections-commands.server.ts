import type { SavedPublication } from '~/domain/publishing/publication'
import { saveRow } from '~/domain/rows/rows-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { removeUntouchedSample } from '~/platform/changes/untouched-sample.server'
import type { HymnCollectionForm } from './hymns.form'

/**
 * Saves a collection of hymns with `saveRow`. A new one is placed first and ends the sample
 * collections.
 */
export function saveHymnCollection(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  form: HymnCollectionForm,
): Promise<SavedPublication> {
  return saveRow(backend, admin, 'hymn_collections', id, form, {
    async added(tx) {
      await removeUntouchedSample(tx, admin, 'hymn_collections')
      return { sort_order: await firstPosition(tx) }
    },
  })
}

async function firstPosition({ db }: Backend): Promise<number> {
  const { first } = await db
    .selectFrom('hymn_collections')
    .select(({ fn }) => fn.min('sort_order').as('first'))
    .executeTakeFirstOrThrow()
  return (first ?? 1) - 1
}
