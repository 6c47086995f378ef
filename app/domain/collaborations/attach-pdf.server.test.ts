import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { filesThat } from '#tests/support/failing-files'
import { filledForm } from '#tests/support/forms'
import { noCollaboration } from '~/domain/files/files'
import { attachedPdfsForEditing, uploadedFile } from '~/domain/files/files.server'
import { deleteFile } from '~/domain/files/files-commands.server'
import { readForm } from '~/forms/form'
import type { Backend } from '~/platform/backend.server'
import { insertRow } from '~/platform/changes/rows.server'
import { collaborationForm } from './collaborations.form'
import { attachPdf } from './collaborations-commands.server'

async function received() {
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'upload')
  await writeFile(path, '%PDF-1.7')
  return { path, size: 8 }
}

async function stored({ files }: Backend): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of files.entries('')) paths.push(path)
  return paths
}

databaseTest('a PDF of a collaboration is stored and listed with it', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const collaborationId = await insertRow(backend, admin, 'collaborations', {
    title: 'Koret',
    slug: 'koret',
    short_text: null,
    description: '',
    link: null,
    image_url: null,
  })
  const pdf = { collaborationId, file: await received(), originalName: 'Plakat.pdf' }
  const { id } = await attachPdf(backend, admin, pdf)
  expect(await attachedPdfsForEditing(backend, collaborationId)).toEqual([
    { id, name: 'Plakat.pdf', size: '1 kB' },
  ])
  const file = await uploadedFile(backend, id)
  expect(await text(await backend.files.read(file?.path ?? ''))).toBe('%PDF-1.7')
})

databaseTest('a PDF for links in texts belongs to no collaboration', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const file = await received()
  const pdf = { collaborationId: noCollaboration, file, originalName: 'Plakat.pdf' }
  const { id } = await attachPdf(backend, admin, pdf)
  const row = backend.db.selectFrom('collaboration_files').select('collaboration_id')
  expect(await row.where('id', '=', id).executeTakeFirst()).toEqual({
    collaboration_id: '00000000-0000-0000-0000-000000000000',
  })
})

databaseTest('nothing is stored for a missing collaboration', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const pdf = { collaborationId: 'unknown', file: await received(), originalName: 'Plakat.pdf' }
  await expect(attachPdf(backend, admin, pdf)).rejects.toMatchObject({ code: 'missing' })
  expect(await stored(backend)).toEqual([])
})

databaseTest('a PDF whose row cannot be written leaves no file', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const file = { ...(await received()), size: 0 }
  const pdf = { collaborationId: noCollaboration, file, originalName: 'Plakat.pdf' }
  await expect(attachPdf(backend, admin, pdf)).rejects.toThrow()
  expect(await stored(backend)).toEqual([])
})

databaseTest('a PDF whose file cannot be written has no row', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const file = await received()
  const pdf = { collaborationId: noCollaboration, file, originalName: 'Plakat.pdf' }
  const away = { ...backend, files: filesThat(backend, 'put', 'fail') }
  await expect(attachPdf(away, admin, pdf)).rejects.toThrow('the file store is unavailable')
  expect(await backend.db.selectFrom('collaboration_files').selectAll().execute()).toEqual([])
})

databaseTest(
  'a deleted PDF is not served, and deleting it again is no error',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const file = await received()
    const pdf = { collaborationId: noCollaboration, file, originalName: 'Plakat.pdf' }
    const { id } = await attachPdf(backend, admin, pdf)
    await deleteFile(backend, admin, id)
    await deleteFile(backend, admin, id)
    expect(await uploadedFile(backend, id)).toBeUndefined()
    expect(await stored(backend)).toHaveLength(1)
  },
)

test('a new collaboration can have fifty PDFs', () => {
  const pdfs = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: 'a.pdf', size: '1 kB' }))
  const read = (count: number) =>
    readForm(
      collaborationForm,
      filledForm(collaborationForm, { title: 'Trio', new_pdfs: JSON.stringify(pdfs(count)) }),
    )
  expect(read(50).value?.new_pdfs).toHaveLength(50)
  expect(read(51).errors).toEqual({ new_pdfs: 'Vedhæft PDF-filerne igen.' })
})
