import type { Insertable } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/clock'
import { commitChange } from '~/platform/rows.server'
import type { Schema } from '~/platform/schema'
import { sampleCollaborations } from './content/collaborations'
import { pathOf, samplePictures, storeSamplePdfs, storeSamplePictures } from './sample-files.server'
import {
  collaborationRows,
  contactRows,
  eventRows,
  lectureRows,
  newsRows,
  pdfRows,
  protectedContactRows,
  reviewRows,
  type SampleTime,
  seoRows,
  testimonialRows,
  textRows,
  workRows,
} from './sample-rows.server'

/** Says that the sample content was put in once, so that it never comes back after its removal. */
const installed = { noun: 'sample', row_id: 'installed', revision: 1 }

const contentTables = [
  'bibliography',
  'calendar_events',
  'collaborations',
  'contact_content',
  'editable_content',
  'images',
  'lectures',
  'news',
  'testimonials',
] as const

/**
 * Fills an empty database with the sample content: the files first, then every row in one
 * transaction, so that it is there as a whole or not at all. Anything but an empty database that
 * never held it is left alone.
 * @param folder where the sample pictures and PDFs are.
 * @returns whether it was put in.
 */
export async function installSample(backend: Backend, folder: string): Promise<boolean> {
  if (!(await isUntouched(backend))) return false
  await storeSamplePictures(backend, folder)
  const pdfSizes = await storeSamplePdfs(backend, folder)
  const now = backend.clock.now()
  const time = { now, today: copenhagenToday(backend.clock) }
  await commitChange(backend, contentTables, (tx) => enter(tx, time, pdfSizes))
  return true
}

async function isUntouched({ db }: Backend): Promise<boolean> {
  const marks = await db.selectFrom('sample_rows').select('row_id').limit(1).execute()
  if (marks.length > 0) return false
  for (const table of contentTables) {
    const rows = await db.selectFrom(table).select('id').limit(1).execute()
    if (rows.length > 0) return false
  }
  return true
}

async function enter(tx: Backend, time: SampleTime, pdfSizes: Map<string, number>) {
  const images = await imageRows(tx, time)
  const contact = images.find(({ page_assignment }) => page_assignment === 'contact')
  await insert(tx, 'images', images)
  await insert(tx, 'news', newsRows(time))
  await insert(tx, 'lectures', lectureRows(time))
  await insert(tx, 'calendar_events', eventRows(time))
  await insert(tx, 'bibliography', workRows(time))
  await insert(tx, 'reviews', reviewRows(time))
  await insert(tx, 'collaborations', collaborationRows(time))
  await insert(tx, 'collaboration_files', pdfRows(time, pdfSizes))
  await insert(tx, 'testimonials', testimonialRows(time))
  await insert(tx, 'editable_content', textRows(time))
  await insert(tx, 'seo_settings', seoRows(time))
  await insert(tx, 'protected_contact_info', protectedContactRows(time))
  await insert(
    tx,
    'contact_content',
    contactRows(time, contact?.file_path ?? '', contact?.alt_text ?? ''),
  )
  await linkCollaborationImages(tx, images)
  await tx.db.insertInto('sample_rows').values(installed).execute()
}

/** Enters rows of sample content and marks each as such (docs/decisions/0006-sample-content.md). */
async function insert<T extends keyof Schema>(
  { db }: Backend,
  table: T,
  rows: (Insertable<Schema[T]> & { id: string })[],
) {
  await db
    .insertInto(table as 'news')
    .values(rows as never)
    .execute()
  const marks = rows.map(({ id }) => ({ noun: table, row_id: id, revision: 1 }))
  await db.insertInto('sample_rows').values(marks).execute()
}

async function imageRows({ db }: Backend, { now }: SampleTime) {
  const stored = await db
    .selectFrom('stored_pictures')
    .select(['path', 'mime_type', 'file_size'])
    .execute()
  const files = new Map(stored.map((file) => [file.path, file]))
  const at = now.toISOString()
  return samplePictures.map((picture, number) => {
    const path = pathOf(picture)
    const { mime_type = 'image/jpeg', file_size = 1 } = files.get(path) ?? {}
    return {
      id: `sample-image-${number + 1}`,
      filename: path.slice(path.lastIndexOf('/') + 1),
      file_path: path,
      original_name: picture.originalName,
      mime_type,
      file_size,
      alt_text: picture.alt,
      description: picture.description ?? null,
      focus_x: picture.focusX ?? 0.5,
      focus_y: picture.focusY ?? 0.5,
      page_assignment: picture.assignment,
      is_thumbnail_separate: 0 as const,
      is_active: 1 as const,
      sort_order: number + 1,
      created_at: at,
      updated_at: at,
      revision: 1,
    }
  })
}

async function linkCollaborationImages(
  { db }: Backend,
  images: { id: string; file_path: string }[],
) {
  const links = sampleCollaborations.flatMap(({ picture }, number) => {
    const path = pathOf({ file: picture, assignment: 'collaboration' })
    const image = images.find(({ file_path }) => file_path === path)
    if (!image) return []
    return [
      {
        collaboration_id: `sample-collaboration-${number + 1}`,
        image_id: image.id,
        is_primary: 1 as const,
      },
    ]
  })
  await db.insertInto('collaboration_images').values(links).execute()
}
