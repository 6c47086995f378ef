import type { Insertable } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'

const dates = {
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  revision: 1,
}

/** Inserts a work whose title and slug are its id. */
export async function addWork(
  { db }: Backend,
  work: Partial<Insertable<Schema['bibliography']>> & { id: string },
) {
  await db
    .insertInto('bibliography')
    .values({
      title: work.id,
      slug: work.id,
      year: 2020,
      category: 'salmer_sange',
      description: '',
      image_url: null,
      purchase_link: null,
      ...dates,
      ...work,
    })
    .execute()
}

/** Inserts a review of the work `a`. */
export async function addReview(
  { db }: Backend,
  review: Partial<Insertable<Schema['reviews']>> & { id: string },
) {
  await db
    .insertInto('reviews')
    .values({
      bibliography_id: 'a',
      header: null,
      quote_text: 'Godt.',
      publication: null,
      author: 'A. Læser',
      sort_order: 0,
      ...dates,
      ...review,
    })
    .execute()
}

/** Inserts the row of a PDF. */
export async function addPdf({ db }: Backend, id: string, path: string) {
  await db
    .insertInto('collaboration_files')
    .values({
      id,
      collaboration_id: '00000000-0000-0000-0000-000000000000',
      file_path: path,
      filename: path,
      original_name: 'Hæfte 1.pdf',
      file_size: 8,
      ...dates,
      mime_type: 'application/pdf',
    })
    .execute()
}
