import type { Backend } from '~/platform/backend.server'
import { linksIn } from '~/platform/rich-text.server'
import type { Schema } from '~/platform/schema'

/** The tables that hold sample content, those that refer to others first. */
export const sampleTables = [
  'reviews',
  'bibliography',
  'calendar_events',
  'collaborations',
  'contact_content',
  'editable_content',
  'lectures',
  'news',
  'seo_settings',
  'testimonials',
  'collaboration_files',
  'images',
  'protected_contact_info',
] as const satisfies (keyof Schema)[]

type SampleTable = (typeof sampleTables)[number]

/** The ids of the rows to be removed, by their table. */
export type SamplePlan = Record<SampleTable, Set<string>>

const owners = ['bibliography', 'collaborations', 'contact_content', 'lectures'] as const

/**
 * What is still sample content: rows at the revision they were put in with. A row that was edited is
 * the author’s, and stays with everything it refers to; so does what such a row belongs to
 * (docs/decisions/0006-sample-content.md).
 */
export async function samplePlan(backend: Backend): Promise<SamplePlan> {
  const rows = sampleTables.map(async (table) => [table, await untouched(backend, table)] as const)
  const plan = Object.fromEntries(await Promise.all(rows)) as SamplePlan
  await keepOwners(backend, plan)
  await keepImages(backend, plan)
  await keepContactInfo(backend, plan)
  await keepPdfs(backend, plan)
  return plan
}

/** The tables are alike in what is asked of them here: the type of one stands for all. */
export function item(table: SampleTable): 'news as item' {
  return `${table} as item` as 'news as item'
}

async function untouched({ db }: Backend, table: SampleTable): Promise<Set<string>> {
  const rows = await db
    .selectFrom(item(table))
    .innerJoin('sample_rows', (join) =>
      join.on('sample_rows.noun', '=', table).onRef('sample_rows.row_id', '=', 'item.id'),
    )
    .whereRef('sample_rows.revision', '=', 'item.revision')
    .select('item.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** A review, an attached PDF or a picture of the author’s belongs to something that is then kept too. */
async function keepOwners({ db }: Backend, plan: SamplePlan) {
  const reviews = await db.selectFrom('reviews').select(['id', 'bibliography_id']).execute()
  for (const { id, bibliography_id } of reviews) {
    if (!plan.reviews.has(id)) plan.bibliography.delete(bibliography_id)
  }
  const pdfs = await db
    .selectFrom('collaboration_files')
    .select(['id', 'collaboration_id'])
    .execute()
  for (const { id, collaboration_id } of pdfs) {
    if (!plan.collaboration_files.has(id)) plan.collaborations.delete(collaboration_id)
  }
  const images = await db
    .selectFrom('images')
    .select(['id', 'file_path'])
    .where('page_assignment', 'in', ['bibliography', 'collaboration', 'contact', 'lecture'])
    .execute()
  const kept = new Set(
    images.flatMap(({ id, file_path }) => (plan.images.has(id) ? [] : file_path)),
  )
  for (const table of owners) {
    for (const { id, image_url } of await picturesOf(db, table)) {
      if (image_url && kept.has(image_url)) plan[table].delete(id)
    }
  }
}

function picturesOf(db: Backend['db'], table: (typeof owners)[number]) {
  return db
    .selectFrom(table as 'lectures')
    .select(['id', 'image_url'])
    .execute()
}

async function keepImages({ db }: Backend, plan: SamplePlan) {
  const shown = new Set<string>()
  for (const table of owners) {
    for (const { id, image_url } of await picturesOf(db, table)) {
      if (image_url && !plan[table].has(id)) shown.add(image_url)
    }
  }
  const images = await db.selectFrom('images').select(['id', 'file_path']).execute()
  for (const { id, file_path } of images) if (shown.has(file_path)) plan.images.delete(id)
  const links = await db
    .selectFrom('collaboration_images')
    .select(['collaboration_id', 'image_id'])
    .execute()
  for (const { collaboration_id, image_id } of links) {
    if (!plan.collaborations.has(collaboration_id)) plan.images.delete(image_id)
  }
}

async function keepContactInfo({ db }: Backend, plan: SamplePlan) {
  const rows = await db
    .selectFrom('contact_content')
    .select(['id', 'protected_contact_id'])
    .execute()
  for (const { id, protected_contact_id: info } of rows) {
    if (info && !plan.contact_content.has(id)) plan.protected_contact_info.delete(info)
  }
}

/** PDFs are linked to from rich text by their ids. */
async function keepPdfs({ db }: Backend, plan: SamplePlan) {
  const [texts, works, collaborations, reviews] = await Promise.all([
    db.selectFrom('editable_content').select(['id', 'content_value as html']).execute(),
    db.selectFrom('bibliography').select(['id', 'description as html']).execute(),
    db.selectFrom('collaborations').select(['id', 'description as html']).execute(),
    db.selectFrom('reviews').select(['id', 'quote_text as html']).execute(),
  ])
  const kept = [
    ...texts.filter(({ id }) => !plan.editable_content.has(id)),
    ...works.filter(({ id }) => !plan.bibliography.has(id)),
    ...collaborations.filter(({ id }) => !plan.collaborations.has(id)),
    ...reviews.filter(({ id }) => !plan.reviews.has(id)),
  ]
  for (const { html } of kept) {
    for (const { pdfId } of linksIn(html)) {
      if (pdfId) plan.collaboration_files.delete(pdfId)
    }
  }
}
