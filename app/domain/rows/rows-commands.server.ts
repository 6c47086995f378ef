import type { SelectType } from 'kysely'
import type { PictureInput } from '~/domain/images/images.form'
import { replacePicture } from '~/domain/images/images-commands.server'
import { insertTextImages } from '~/domain/images/text-pictures.server'
import { publicationOf, type SavedPublication } from '~/domain/publishing/publication'
import type { WantedPublication } from '~/domain/publishing/publication.form'
import { publishedAt } from '~/domain/publishing/publish.server'
import { followTitle, freeSlug, renameSlug } from '~/domain/slugs/slugs.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { arrangeRows } from '~/platform/changes/arrange-rows.server'
import { moveToTrash } from '~/platform/changes/move-to-trash.server'
import type { ArrangedNoun, HideableNoun, Noun, PublishedNoun } from '~/platform/changes/noun'
import { columnsOf, columnsOfKind, namingColumns } from '~/platform/changes/nouns'
import type { Arrangement } from '~/platform/changes/ordering'
import {
  commitChange,
  insertRow,
  patchRow,
  storedRow,
  updateRow,
} from '~/platform/changes/rows.server'
import { flagOf, type Row, type Schema } from '~/platform/db/schema'
import { cleanRichText, cleanWrittenText } from '~/platform/rich-text.server'

type Value<Stored> = [Stored] extends [0 | 1]
  ? boolean
  : string extends Stored
    ? Stored | readonly string[]
    : Stored

type NotInForms = keyof Row | 'slug' | 'published_at' | 'image_url' | 'sort_order'

/** The values of a form: every column that it stores, so that a missing field is a type error. */
export type RowForm<N extends PublishedNoun> = {
  [C in Exclude<keyof Schema[N], NotInForms>]: Value<SelectType<Schema[N][C]>>
} & {
  title: string
  revision: number
  publication?: WantedPublication
  picture?: PictureInput | undefined
}

interface Exceptions {
  /** The slug, if it is not simply made from the title. */
  slugFor?: (tx: Backend, stored: { slug: string } | undefined) => Promise<string>
  /** Columns of a new row that are not in the form. */
  added?: (tx: Backend) => Promise<object>
  /** Stored if no picture is chosen. */
  otherPicture?: string | null
  /** The path of the picture shown before, if the row's own column may not name it. */
  formerPicture?: (tx: Backend) => Promise<string | undefined>
  /** Runs in the same change once the row is stored. */
  saved?: (
    tx: Backend,
    id: string,
    image: { id: string; path: string } | undefined,
  ) => Promise<void>
  /** The nouns that `saved` writes. */
  also?: readonly Noun[]
}

/**
 * Saves a row with a publication and a slug: a new one without an id. The slug follows the title; former
 * slugs redirect for ever (docs/specification.md, "Slugs").
 * @returns its id, and whether visitors see it
 * @throws DomainError missing, outdated; past, at `publish_time`
 */
export async function saveRow<N extends PublishedNoun>(
  backend: Backend,
  admin: Admin,
  noun: N,
  id: string | undefined,
  { revision, publication, picture, ...form }: RowForm<N>,
  exceptions: Exceptions = {},
): Promise<SavedPublication> {
  const { slugOf } = backend.nouns[noun]
  const { title } = form as unknown as { title: string }
  const { slugFor, added, otherPicture = null, formerPicture, saved, also = [] } = exceptions
  return commitChange(backend, [...writtenWith(backend, noun), ...also], async (tx) => {
    const stored = id === undefined ? undefined : await storedPublished(tx, noun, id)
    const published_at = publishedAt(tx, publication, stored)
    const row: Record<string, unknown> = { ...columnsFrom(tx, noun, form), published_at }
    const texts = columnsOfKind(tx.nouns, noun, 'rich-text').map((column) => row[column])
    await insertTextImages(tx, admin, texts)
    const purpose = pictureOf(tx, noun)
    const former = formerPicture ? await formerPicture(tx) : stored?.image_url
    const image = purpose && (await replacePicture(tx, admin, former, picture, purpose))
    if (purpose) row.image_url = image?.path ?? otherPicture
    const store = async () => {
      if (id === undefined) {
        const slug = await (slugFor?.(tx, undefined) ?? freeSlug(tx, noun, slugOf(title)))
        const whole = { ...row, ...(await added?.(tx)), slug }
        return insertRow(tx, admin, noun, whole as never)
      }
      const slug = await slugFor?.(tx, stored)
      await updateRow(tx, admin, noun, { id, revision }, row as never)
      if (stored && slug !== undefined) await renameSlug(tx, noun, id, stored.slug, slug)
      else if (stored) await followTitle(tx, noun, stored, title, slugOf)
      return id
    }
    const storedAs = await store()
    await saved?.(tx, storedAs, image)
    return { ...publicationOf(tx.clock, published_at), id: storedAs }
  })
}

interface StoredPublished {
  id: string
  title: string
  slug: string
  image_url?: string | null
  published_at: string | null
}

async function storedPublished(tx: Backend, noun: PublishedNoun, id: string) {
  return (await storedRow(tx, noun, id)) as unknown as StoredPublished | undefined
}

/**
 * Converts form values to column values: flags to 0 and 1, lists to JSON, rich text to sanitized HTML.
 */
function columnsFrom(backend: Backend, noun: Noun, form: object): Record<string, unknown> {
  const kinds = new Map(columnsOf(backend.nouns, noun))
  const columns = Object.entries(form).map(([name, value]) => {
    if (typeof value === 'boolean') return [name, flagOf(value)]
    if (Array.isArray(value)) return [name, JSON.stringify(value)]
    const column = kinds.get(name)
    const isRichText = typeof column === 'object' && column?.kind === 'rich-text'
    if (!isRichText || typeof value !== 'string') return [name, value]
    return [name, column.mayBePlain ? cleanWrittenText(value) : cleanRichText(value)]
  })
  return Object.fromEntries(columns)
}

/** The use of a noun's picture; undefined if the noun has none. */
function pictureOf({ nouns }: Backend, noun: Noun) {
  const { columns } = nouns[noun]
  return 'image_url' in columns ? { assignment: columns.image_url.assignment } : undefined
}

/** A noun and the nouns whose rows are saved together with it. */
function writtenWith(backend: Backend, noun: Noun): Noun[] {
  const hasPictures =
    pictureOf(backend, noun) !== undefined ||
    columnsOfKind(backend.nouns, noun, 'rich-text').length > 0
  return hasPictures ? [noun, 'images'] : [noun]
}

/**
 * Moves a row to the trash, with its picture and its parts. Rows that only refer to it stay, and refer to
 * it again after it is restored.
 * @returns the change that restores it when it is undone
 */
export async function deleteNoun(
  backend: Backend,
  admin: Admin,
  noun: Noun,
  id: string,
): Promise<string | undefined> {
  const naming = [
    ...namingColumns(backend.nouns, 'deleted'),
    ...namingColumns(backend.nouns, 'emptied'),
  ]
  const others = naming.filter(({ to }) => to === noun).map((column) => column.noun)
  return commitChange(backend, [...writtenWith(backend, noun), ...others], (tx) =>
    moveNounToTrash(tx, admin, noun, id),
  )
}

/** Does the work of `deleteNoun` inside a change. */
export async function moveNounToTrash(
  tx: Backend,
  admin: Admin,
  noun: Noun,
  id: string,
): Promise<string | undefined> {
  const purpose = pictureOf(tx, noun)
  const stored = purpose && (await storedRow(tx, noun, id))
  const path = stored?.image_url as string | null | undefined
  if (purpose) await replacePicture(tx, admin, path, undefined, purpose)
  return moveToTrash(tx, admin, noun, id)
}

/**
 * Shows a row to visitors or hides it.
 * @throws DomainError missing
 */
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

/**
 * Saves the order of all rows of a noun after some were moved.
 * @returns the previous order
 */
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
