import type { SavedPublication } from '~/domain/publishing/publication'
import { saveRow } from '~/domain/rows/rows-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { removeUneditedSample } from '~/platform/changes/untouched-sample.server'
import type { HymnCollectionForm, HymnForm } from './hymns.form'

export async function saveHymn(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  form: HymnForm,
) {
  const saved = await saveRow(backend, admin, 'hymns', id, form, { newRowAt: 'last' })
  return id === undefined ? withoutSample(backend, admin, 'hymns', saved) : saved
}

export async function saveHymnCollection(
  backend: Backend,
  admin: Admin,
  id: string | undefined,
  form: HymnCollectionForm,
) {
  const saved = await saveRow(backend, admin, 'hymn_collections', id, form, {
    newRowAt: 'first',
  })
  return id === undefined ? withoutSample(backend, admin, 'hymn_collections', saved) : saved
}

/** The author's first own row replaces the sample. The row is stored even if that fails. */
async function withoutSample(
  backend: Backend,
  admin: Admin,
  noun: 'hymns' | 'hymn_collections',
  saved: SavedPublication,
): Promise<SavedPublication> {
  try {
    return { ...saved, sampleRemoval: await removeUneditedSample(backend, admin, noun) }
  } catch (error) {
    backend.log.error({ err: error }, 'the sample could not be removed')
    return saved
  }
}
