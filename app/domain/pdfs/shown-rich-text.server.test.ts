import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import type { Backend } from '~/platform/backend.server'
import { shownRichText } from './shown-rich-text.server'

async function attachPdf({ db, files }: Backend, id: string, isStored: boolean) {
  const path = `collaboration-pdfs/${id}.pdf`
  if (isStored) await files.put(path, Buffer.from('%PDF-1.7'), { contentType: 'application/pdf' })
  const times = { created_at: '2026-01-01', updated_at: '2026-01-01', revision: 1 }
  await db
    .insertInto('collaboration_files')
    .values({
      id,
      collaboration_id: 'c',
      filename: `${id}.pdf`,
      file_path: path,
      file_size: 8,
      original_name: 'Å & o.pdf',
      mime_type: 'application/pdf',
      ...times,
    })
    .execute()
}

databaseTest('links to PDFs lead to the download, or explain why not', async ({ backend }) => {
  await attachPdf(backend, 'a', true)
  await attachPdf(backend, 'b', false)
  const link = (id: string) => `<a data-pdf-id="${id}">Noder <em>å</em></a>`
  expect(await shownRichText(backend, `<p>${link('a')}</p>`)).toBe(
    '<p><a href="/filer/pdf/a/%C3%85%20&amp;%20o.pdf" data-pdf-id="a" download>Noder <em>å</em></a></p>',
  )
  expect(await shownRichText(backend, `<p>${link('b')}.</p>`)).toBe(
    '<p>Noder <em>å</em> (fejl).</p>',
  )
  expect(await shownRichText(backend, `<p>${link('c')}.</p>`)).toBe(
    '<p><s>Noder <em>å</em></s> (ikke fundet).</p>',
  )
})

databaseTest('only links to other sites are external', async ({ backend }) => {
  const shown = await shownRichText(
    backend,
    '<p><a href="https://a.dk/?b=1&amp;c=2">ude</a> <a href="/kontakt">inde</a> <a>intet</a> 1 &lt; 2<br>ø</p>',
  )
  expect(shown).toBe(
    '<p><a href="https://a.dk/?b=1&amp;c=2" rel="noopener noreferrer">ude</a> <a href="/kontakt">inde</a> intet 1 &lt; 2<br>ø</p>',
  )
})
