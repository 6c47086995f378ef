import type { SavedPublication } from '~/domain/publishing/publication'
import { arrangeAll, deleteNoun, saveRow } from '~/domain/rows/rows-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Arrangement } from '~/platform/changes/ordering'
import { removeUntouchedSample } from '~/platform/changes/untouched-sample.server'
import type { HymnForm } from './hymns.form'

/** Saves a hymn with `saveRow`. A new one is placed last and ends the sample hymns. */
export function saveHymn(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  form: HymnForm,
): Promise<SavedPublication> {
  return saveRow(backend, admin, 'hymns', id, form, {
    async added(tx) {
      await removeUntouchedSample(tx, admin, 'hymns')
      return { sort_order: await lastPosition(tx) }
    },
  })
}

async function lastPosition({ db }: Backend): Promise<number> {
  const { last } = await db
    .selectFrom('hymns')
    .select(({ fn }) => fn.max('sort_order').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

export function arrangeHymns(backend: Backend, admin: Admin, arrangement: Arrangement) {
  return arrangeAll(backend, admin, 'hymns', arrangement)
}

export function deleteHymn(backend: Backend, admin: Admin, id: string) {
  return deleteNoun(backend, admin, 'hymns', id)
}
