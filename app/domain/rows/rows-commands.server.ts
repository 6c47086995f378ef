import type { SelectType } from 'kysely'
import type { PictureInput } from '~/domain/images/images.form'
import { replacePicture } from '~/domain/images/images-commands.server'
import { insertTextImages } from '~/domain/images/text-pictures.server'
import type { RequestedPublication } from '~/domain/publishing/publication'
import { publicationOf, publishedAt, type SavedPublication } from '~/domain/publishing/publication'
import { freeSlug, renameSlug, updateSlug } from '~/domain/slugs/slugs.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { arrangeRows } from '~/platform/changes/arrange-rows.server'
import { moveToTrash } from '~/platform/changes/move-to-trash.server'
import type { ArrangedNoun, HideableNoun, Noun, PublishedNoun } from '~/platform/changes/noun'
import { asTable, columnsOf, columnsOfKind, referencingColumns } from '~/platform/changes/nouns'
import type { Arrangement } from '~/platform/changes/ordering'
import {
  commitChange,
  insertRow,
  patchRow,
  storedRow,
  updateRow,
} from '~/platform/changes/rows.server'
import { flagOf, type Row, type Schema } from '~/platform/db/schema'
import { cleanMixedText, cleanRichText } from '~/platform/rich-text.server'

type Value<Stored> = [Stored] extends [0 | 1]
  ? boolean
  : string extends Stored
    ? Stored | readonly string[]
    : Stored

type NotInForms = keyof Row | 'slug' | 'published_at' | 'image_url' | 'sort_order'

/** The values of a form. It has all columns of the noun, so that a missing field is a type error. */
export type ListedForm<N extends Noun> = {
  [C in Exclude<keyof Schema[N], NotInForms>]: Value<SelectType<Schema[N][C]>>
} & { revision: number }

export type RowForm<N extends PublishedNoun> = ListedForm<N> & {
  title: string
  publication?: RequestedPublication
  picture?: PictureInput | undefined
}

interface SaveOptions {
  /** Returns the slug; by default that of the title. */
  slugFor?: (tx: Backend, stored: { slug: string } | undefined) => Promise<string>
  /** The place of a new row in a list that the author arranges. */
  newRowAt?: 'first' | 'last'
  /** The `image_url` if no picture is selected. */
  fallbackPicture?: string | null
  /** Returns the path of the former picture; by default that of the row's column. */
  formerPicture?: (tx: Backend) => Promise<string | undefined>
  /** Runs in the same change after the row is stored. */
  afterSave?: (
    tx: Backend,
    id: string,
    image: { id: string; path: string } | undefined,
  ) => Promise<void>
  /** The nouns that `afterSave` writes. */
  otherNouns?: readonly Noun[]
}

/**
 * The slug changes with the title, and former slugs redirect for ever (docs/specification.md, "Slugs").
 * @throws DomainError missing, outdated; past, at `publish_time`
 */
export async function saveRow<N extends PublishedNoun>(
  backend: Backend,
  admin: Admin,
  noun: N,
  id: string | undefined,
  { revision, publication, picture, ...form }: RowForm<N>,
  {
    slugFor,
    newRowAt,
    fallbackPicture = null,
    formerPicture,
    afterSave,
    otherNouns = [],
  }: SaveOptions = {},
): Promise<SavedPublication> {
  const { slugOf } = backend.nouns[noun]
  const { title } = form as unknown as { title: string }
  return commitChange(backend, [...nounsOfSave(backend, noun), ...otherNouns], async (tx) => {
    const stored =
      id === undefined
        ? undefined
        : ((await storedRow(tx, noun, id)) as StoredPublished | undefined)
    const published_at = publishedAt(tx, publication, stored)
    const row: Record<string, unknown> = { ...columnValues(tx, noun, form), published_at }
    const texts = columnsOfKind(tx.nouns, noun, 'rich-text').map((column) => row[column])
    await insertTextImages(tx, admin, texts)
    const placement = imagePlacement(tx, noun)
    const formerPath = formerPicture ? await formerPicture(tx) : stored?.image_url
    const image = placement && (await replacePicture(tx, admin, formerPath, picture, placement))
    if (placement) row.image_url = image?.path ?? fallbackPicture
    const saveColumns = async () => {
      if (id === undefined) {
        const slug = await (slugFor?.(tx, undefined) ?? freeSlug(tx, noun, slugOf(title)))
        if (newRowAt) row.sort_order = await positionAt(tx, noun, newRowAt)
        return insertRow(tx, admin, noun, { ...row, slug } as never)
      }
      const slug = await slugFor?.(tx, stored)
      await updateRow(tx, admin, noun, { id, revision }, row as never)
      if (stored && slug !== undefined) await renameSlug(tx, noun, id, stored.slug, slug)
      else if (stored) await updateSlug(tx, noun, stored, slugOf(stored.title), slugOf(title))
      return id
    }
    const savedId = await saveColumns()
    await afterSave?.(tx, savedId, image)
    return { ...publicationOf(tx.clock, published_at), id: savedId }
  })
}

/** Saves a row of a list, without a page of its own. A new one comes last. @throws DomainError missing, outdated */
export async function saveListedRow<N extends ArrangedNoun>(
  backend: Backend,
  admin: Admin,
  noun: N,
  id: string | undefined,
  { revision, ...form }: ListedForm<N>,
): Promise<void> {
  await commitChange(backend, [noun], async (tx) => {
    const row = columnValues(tx, noun, form)
    if (id !== undefined) return updateRow(tx, admin, noun, { id, revision }, row as never)
    const sort_order = await positionAt(tx, noun, 'last')
    return insertRow(tx, admin, noun, { ...row, sort_order } as never)
  })
}

async function positionAt({ db }: Backend, noun: Noun, end: 'first' | 'last'): Promise<number> {
  const { first, last } = await db
    .selectFrom(asTable(noun))
    .select(({ fn }) => [fn.min('sort_order').as('first'), fn.max('sort_order').as('last')])
    .executeTakeFirstOrThrow()
  return end === 'first' ? (first ?? 1) - 1 : (last ?? -1) + 1
}

interface StoredPublished {
  id: string
  title: string
  slug: string
  image_url?: string | null
  published_at: string | null
}

function columnValues(backend: Backend, noun: Noun, form: object): Record<string, unknown> {
  const kinds = new Map(columnsOf(backend.nouns, noun))
  const columns = Object.entries(form).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, flagOf(value)]
    if (Array.isArray(value)) return [name, JSON.stringify(value)]
    const column = kinds.get(name)
    const isRichText = typeof column === 'object' && column?.kind === 'rich-text'
    if (!isRichText || typeof value !== 'string') return [name, value]
    return [name, column.mayBePlain ? cleanMixedText(value) : cleanRichText(value)]
  })
  return Object.fromEntries(columns)
}

function imagePlacement({ nouns }: Backend, noun: Noun) {
  const { columns } = nouns[noun]
  return 'image_url' in columns ? { assignment: columns.image_url.assignment } : undefined
}

function nounsOfSave(backend: Backend, noun: Noun): Noun[] {
  const hasPictures =
    imagePlacement(backend, noun) !== undefined ||
    columnsOfKind(backend.nouns, noun, 'rich-text').length > 0
  return hasPictures ? [noun, 'images'] : [noun]
}

/** Rows that refer to it stay; a restore sets their references again. Returns the change that restores it. */
export async function deleteNoun(backend: Backend, admin: Admin, noun: Noun, id: string) {
  const naming = [
    ...referencingColumns(backend.nouns, 'cascade'),
    ...referencingColumns(backend.nouns, 'set-null'),
  ]
  const others = naming.filter(({ to }) => to === noun).map((column) => column.noun)
  return commitChange(backend, [...nounsOfSave(backend, noun), ...others], (tx) =>
    moveNounToTrash(tx, admin, noun, id),
  )
}

export async function moveNounToTrash(tx: Backend, admin: Admin, noun: Noun, id: string) {
  const purpose = imagePlacement(tx, noun)
  const stored = purpose && (await storedRow(tx, noun, id))
  const path = stored?.image_url as string | null | undefined
  if (purpose) await replacePicture(tx, admin, path, undefined, purpose)
  return moveToTrash(tx, admin, noun, id)
}

/** @throws DomainError missing */
export async function setVisible(
  backend: Backend,
  admin: Admin,
  noun: HideableNoun,
  id: string,
  visible: boolean,
): Promise<void> {
  const is_visible = flagOf(visible)
  await commitChange(backend, [noun], (tx) => patchRow(tx, admin, noun, id, { is_visible }))
}

/** @returns the previous order */
export async function arrangeAll(
  backend: Backend,
  admin: Admin,
  noun: ArrangedNoun,
  arrangement: Arrangement,
): Promise<string[]> {
  return commitChange(backend, [noun], (tx) =>
    arrangeRows(tx, admin, noun, (eb) => eb.lit(true), arrangement),
  )
}
