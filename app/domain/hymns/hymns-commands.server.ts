import { saveRow } from '~/domain/rows/rows-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { removeUneditedSample } from '~/platform/changes/untouched-sample.server'
import type { HymnCollectionForm, HymnForm } from './hymns.form'

export function saveHymn(backend: Backend, admin: Admin, id: string | undefined, form: HymnForm) {
  return saveRow(backend, admin, 'hymns', id, form, {
    async newRowColumns(tx) {
      await removeUneditedSample(tx, admin, 'hymns')
      return { sort_order: await lastPosition(tx) }
    },
  })
}

export function saveHymnCollection(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  form: HymnCollectionForm,
) {
  return saveRow(backend, admin, 'hymn_collections', id, form, {
    async newRowColumns(tx) {
      await removeUneditedSample(tx, admin, 'hymn_collections')
      return { sort_order: await firstPosition(tx) }
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

async function firstPosition({ db }: Backend): Promise<number> {
  const { first } = await db
    .selectFrom('hymn_collections')
    .select(({ fn }) => fn.min('sort_order').as('first'))
    .executeTakeFirstOrThrow()
  return (first ?? 1) - 1
}
