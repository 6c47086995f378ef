import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Backend } from '~/platform/backend.server'
import type { OpenDatabase } from '~/platform/db/db.server'
import type { PlainRow } from '~/platform/db/snapshot-of-rows'
import type { FileStore } from '~/platform/files/file-store.server'
import { signedInAdmin } from './admins'
import { addImage } from './images'

export const danishLetters = 'Æblerne på åen – »sagde« hun\n\tog lo \u2028 \\ "so" 🍎'

/** Adds some content of every kind: an admin, news, a work with a review, pictures, a PDF, a redirect. */
export async function fillSite(backend: Backend): Promise<void> {
  const { db, files, clock } = backend
  const admin = await signedInAdmin(backend)
  const at = clock.now().toISOString()
  const row = () => ({ id: randomUUID(), created_at: at, updated_at: at, revision: 3 })
  for (let number = 0; number < 3; number++) {
    await db
      .insertInto('news')
      .values({
        ...row(),
        title: danishLetters,
        slug: `nyt-${number}`,
        content: '',
        published_date: '2026-02-28',
        link: null,
      })
      .execute()
  }
  const work = { ...row(), title: 'Fjord', year: 2020, category: 'skønlitteratur' as const }
  await db
    .insertInto('bibliography')
    .values({ ...work, description: '', image_url: null, purchase_link: null, slug: 'fjord' })
    .execute()
  const review = {
    ...row(),
    bibliography_id: work.id,
    quote_text: 'Stor',
    author: 'B',
    sort_order: 0,
  }
  await db
    .insertInto('reviews')
    .values({ ...review, header: null, publication: null })
    .execute()
  const source = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer()
  const focus = { x: 0.1, y: 1 / 3 }
  const picture = { source, pageAssignment: null, originalName: 'a.jpg', altText: 'Havet', focus }
  await addImage(backend, picture)
  const file_path = 'collaboration-pdfs/collaboration-1.pdf'
  await files.put(file_path, Buffer.from('%PDF-1.4 a programme'))
  await db
    .insertInto('collaboration_files')
    .values({
      ...row(),
      file_path,
      file_size: 20,
      mime_type: 'application/pdf',
      original_name: 'program.pdf',
      collaboration_id: '00000000-0000-0000-0000-000000000000',
      filename: 'c.pdf',
    })
    .execute()
  await db
    .insertInto('redirects')
    .values({ ...row(), path: '/gammel', target: '/nyheder' })
    .execute()
  await db
    .insertInto('audit_log')
    .values({ id: randomUUID(), at, admin_id: admin.id, action: 'insert', noun: 'news' })
    .execute()
}

/** All rows, by table. */
export async function allRows(opened: OpenDatabase): Promise<Record<string, PlainRow[]>> {
  const snapshot = await opened.snapshot()
  const rows: Record<string, PlainRow[]> = {}
  try {
    for (const table of snapshot.tables) {
      const found: PlainRow[] = []
      for await (const row of snapshot.rows(table)) found.push(row)
      rows[table.name] = found
    }
  } finally {
    await snapshot.close()
  }
  return rows
}

export async function allFiles(files: FileStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { path } of files.entries('')) {
    found[path] = (await buffer(await files.read(path))).toString('base64')
  }
  return found
}
