import { activeContent, contactForEditing } from '~/domain/contact/contact.server'
import { storedTexts } from '~/domain/content/content.server'
import type { SitePictureName } from '~/domain/images/images'
import { currentSitePicture } from '~/domain/images/site-pictures/site-pictures.server'
import type { Item } from '~/domain/moving/items'
import { uneditedRows } from '~/domain/sample/sample-plan.server'
import { storedSeo } from '~/domain/seo/seo.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { storedRow } from '~/platform/changes/rows.server'

export interface KnownRow {
  noun: Noun
  row_id: string
  hash: string | null
  revision: number
}

/** The row that an earlier import of the source, or this one, has made of an item. */
export function knownRow({ db }: Backend, origin: string, sourceId: string) {
  return db
    .selectFrom('import_rows')
    .innerJoin('imports', 'imports.id', 'import_rows.import_id')
    .select(['noun', 'row_id', 'hash', 'revision'])
    .where('import_rows.origin', '=', origin)
    .where('source_id', '=', sourceId)
    .orderBy('imports.created_at', 'desc')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether the row of an item is as the import left it. */
export async function stateOfKnown(backend: Backend, { noun, row_id, revision }: KnownRow) {
  const row = await storedRow(backend, noun, row_id)
  if (!row) return 'removed'
  return Number(row.revision) === revision ? 'unedited' : 'edited'
}

/** The id of the row that an item would overwrite; undefined if it is sample content, or there is none. */
export async function ownRow(
  backend: Backend,
  item: Item,
  noun: Noun,
): Promise<string | undefined> {
  const id = item.rows?.[noun]?.id
  if (id && (await storedRow(backend, noun, id))) return id
  const found = await singleRow(backend, item)
  if (!found) return undefined
  return (await uneditedRows(backend, found.noun)).has(found.id) ? undefined : found.id
}

async function singleRow(
  backend: Backend,
  { kind, fields = {} }: Item,
): Promise<{ noun: Noun; id: string } | undefined> {
  if (kind === 'text') {
    const key = String(fields.key)
    const text = (await storedTexts(backend, [key.split('.')[0] ?? ''])).get(key as never)
    return text && { noun: 'editable_content', id: text.id }
  }
  if (kind === 'contact') {
    const content = await activeContent(backend)
    return content && { noun: 'contact_content', id: content.id }
  }
  if (kind === 'seo') {
    const seo = await storedSeo(backend, String(fields.page_slug))
    return seo && { noun: 'seo_settings', id: seo.id }
  }
  if (kind === 'site-picture') {
    const image = await currentSitePicture(backend, fields.place as SitePictureName)
    return image && { noun: 'images', id: image.id }
  }
  return undefined
}

/** The revisions that the form of an item would send. */
export async function revisionsOf(backend: Backend, item: Item, known: KnownRow | undefined) {
  if (item.kind === 'contact') {
    const { revision, info_revision } = await contactForEditing(backend)
    return { revision, info_revision }
  }
  const single = await singleRow(backend, item)
  const id = single?.id ?? known?.row_id
  const noun = single?.noun ?? known?.noun
  const row = id && noun && (await storedRow(backend, noun, id))
  return { revision: row ? Number(row.revision) : 0 }
}
