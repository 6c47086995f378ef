import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import { isDraft, isPublished } from './visibility.server'

type Clocked = Pick<Backend, 'clock' | 'preview'>

/** The nouns that hold the path of their picture. */
const pictured = ['bibliography', 'collaborations', 'hymn_collections', 'lectures', 'news'] as const

/**
 * Whether a picture is a draft's, or a hidden event's, and nothing else's: the column with its path is given, such
 * as `images.file_path`. A press picture, or one of something public besides, is public.
 */
export function isOfDraft(backend: Clocked, pathColumn: string): RawBuilder<SqlBool> {
  const path = sql.ref(pathColumn)
  const used = (noun: (typeof pictured)[number], seen: RawBuilder<SqlBool>) =>
    sql`exists (select 1 from ${sql.table(noun)}
      where ${sql.ref(`${noun}.image_url`)} = ${path} and ${seen})`
  const event = (isVisible: 0 | 1) =>
    sql`exists (select 1 from calendar_events
      where image_url = ${path} and is_visible = ${sql.lit(isVisible)})`
  const inGallery = sql`exists (select 1 from images as press
    where press.file_path = ${path} and press.page_assignment is null and press.is_active = 1)`
  const hidden = anyOf([...pictured.map((noun) => used(noun, isDraft(backend, noun))), event(0)])
  const shown = anyOf([
    ...pictured.map((noun) => used(noun, isPublished(backend, noun))),
    ...[event(1), inGallery],
  ])
  return sql<SqlBool>`(${hidden} and not ${shown})`
}

/** The nouns whose rich text may link to PDFs, or that name one, and the columns of it. */
const written = [
  ['bibliography', 'description'],
  ['bibliography', 'extract'],
  ['bibliography', 'extract_pdf_id'],
  ['collaborations', 'description'],
  ['hymns', 'commentary'],
] as const

/**
 * Whether a PDF is there for drafts only: it belongs to one, or one links to it and nothing that is public
 * does. One that nothing speaks of is public, as its link may be in a letter.
 * @param owner the collaboration it is attached to
 */
export async function isPdfOfDraft(
  backend: Clocked & Pick<Backend, 'db'>,
  id: string,
  owner: string,
): Promise<boolean> {
  const has = (condition: RawBuilder<unknown>) => isTrue(backend, condition)
  const owned = sql`exists (select 1 from collaborations
    where collaborations.id = ${owner} and ${isDraft(backend, 'collaborations')})`
  if (await has(owned)) return true
  const mention = `%${id}%`
  const inDrafts = anyOf([
    ...written.map((text) => textOf(text, mention, isDraft(backend, text[0]))),
    reviewsOf(mention, isDraft(backend, 'bibliography')),
  ])
  if (!(await has(inDrafts))) return false
  const inPublic = anyOf([
    ...written.map((text) => textOf(text, mention, isPublished(backend, text[0]))),
    reviewsOf(mention, isPublished(backend, 'bibliography')),
    sql`exists (select 1 from editable_content where content_value like ${mention})`,
  ])
  return !(await has(inPublic))
}

function textOf(
  [noun, column]: (typeof written)[number],
  mention: string,
  seen: RawBuilder<SqlBool>,
) {
  return sql`exists (select 1 from ${sql.table(noun)}
    where ${sql.ref(`${noun}.${column}`)} like ${mention} and ${seen})`
}

function reviewsOf(mention: string, seen: RawBuilder<SqlBool>) {
  return sql`exists (select 1 from reviews
    inner join bibliography on bibliography.id = reviews.bibliography_id
    where reviews.quote_text like ${mention} and ${seen})`
}

function anyOf(conditions: RawBuilder<unknown>[]) {
  return sql`(${sql.join(conditions, sql` or `)})`
}

async function isTrue({ db }: Pick<Backend, 'db'>, condition: RawBuilder<unknown>) {
  const query = sql<{ found: number }>`select case when ${condition} then 1 else 0 end as found`
  const { rows } = await query.execute(db)
  return Number(rows[0]?.found) === 1
}
