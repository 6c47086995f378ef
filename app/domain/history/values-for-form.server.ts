import { pictureAsOf } from '~/domain/images/picture-values.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/nouns'
import type { StoredRow } from '~/platform/changes/open-change'
import { listColumns } from './list-columns'

/** Columns that no form has. */
const managed = new Set(['id', 'created_at', 'updated_at', 'revision', 'published_at'])

/** What a version says, by the names of the fields of its form, so that the form can begin with it. */
export async function valuesForForm(
  backend: Backend,
  noun: Noun,
  row: StoredRow,
): Promise<Record<string, unknown>> {
  if (noun === 'editable_content') {
    return { value: row.content_value }
  }
  const { image_url, ...others } = row
  const read = (name: string, value: unknown) =>
    listColumns.has(name) ? JSON.parse(String(value)) : value
  const hasOwnSlug = noun === 'bibliography'
  const plain = Object.entries(others).filter(
    ([name]) => !managed.has(name) && (name !== 'slug' || hasOwnSlug),
  )
  return {
    ...Object.fromEntries(plain.map(([name, value]) => [name, read(name, value)])),
    ...(image_url !== undefined &&
      (await pictureOfVersion(backend, noun, String(image_url ?? '')))),
  }
}

/** A cover elsewhere has a field of its own. */
async function pictureOfVersion(backend: Backend, noun: Noun, path: string) {
  if (noun === 'bibliography' && path.startsWith('https://')) {
    return { cover_url: path, ...(await pictureAsOf(backend, 'image_url', null)) }
  }
  const cover = noun === 'bibliography' && { cover_url: null }
  return { ...cover, ...(await pictureAsOf(backend, 'image_url', path || null)) }
}
