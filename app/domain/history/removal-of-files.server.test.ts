import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { filesThat } from '#tests/support/failing-files'
import { uploadPicture } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { noCollaboration } from '~/domain/files/files'
import { deleteFile, storeFile } from '~/domain/files/files-commands.server'
import { storeHymnFile } from '~/domain/hymns/files/hymn-files-commands.server'
import {
  addGalleryImages,
  deleteGalleryImage,
} from '~/domain/images/gallery/gallery-commands.server'
import { deleteNoun } from '~/domain/rows/rows-commands.server'
import type { Backend } from '~/platform/backend.server'
import { trashList } from './trash.server'
import { emptyTrash } from './trash-commands.server'
import { undoChange } from './undo-commands.server'

/** A press picture, a PDF and a recording, all in the trash. */
async function trashed(backend: Backend) {
  const write = await openWriter(backend)
  const { admin } = write
  const folder = await mkdtemp(join(tmpdir(), 'skrivestue-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = { path: join(folder, 'upload'), size: 4 }
  await writeFile(file.path, 'ord ')
  const path = await uploadPicture(backend, 'images/gallery_1.jpg')
  const picture = { path, alt: '', focus: { x: 0.5, y: 0.5 }, originalName: 'a.jpg' }
  await addGalleryImages(backend, admin, {
    picture,
    thumbnailPath: null,
    description: null,
    credit: null,
  })
  const images = await backend.db.selectFrom('images').select('id').execute()
  const pdf = { collaborationId: noCollaboration, file, originalName: 'a.pdf' }
  const { id } = await storeFile(backend, admin, pdf)
  const hymnId = await write.hymn('Håb')
  const recording = { hymnId, file, name: 'Kor', originalName: 'kor.mp3' }
  const fileId = await storeHymnFile(backend, admin, { ...recording, mimeType: 'audio/mpeg' })
  await deleteGalleryImage(backend, admin, images[0]?.id ?? '')
  await deleteFile(backend, admin, id)
  await deleteNoun(backend, admin, 'hymn_files', fileId)
  return { admin, paths: await pathsIn(backend) }
}

/** The number of rows that name a file. */
async function rowsOf({ db }: Backend, path: string): Promise<number> {
  const pictures = await db.selectFrom('stored_pictures').selectAll().execute()
  const pdfs = await db.selectFrom('collaboration_files').selectAll().execute()
  const recordings = await db.selectFrom('hymn_files').selectAll().execute()
  const named = [...pictures, ...[...pdfs, ...recordings].map((row) => ({ path: row.file_path }))]
  return named.filter((row) => row.path === path).length
}

async function pathsIn({ files }: Backend): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of files.entries('')) if (!path.startsWith('derived/')) paths.push(path)
  return paths.sort()
}

databaseTest('a deleted PDF of texts alone can be restored', async ({ backend }) => {
  const { admin } = await trashed(backend)
  const [entry] = (await trashList(backend)).items.filter(({ what }) => what.startsWith('filen '))
  await undoChange(backend, admin, entry?.change ?? '')
  const pdfs = await backend.db.selectFrom('collaboration_files').select('original_name').execute()
  expect(pdfs).toEqual([{ original_name: 'a.pdf' }])
})

databaseTest('a file is deleted after its row', async ({ backend }) => {
  const { admin, paths } = await trashed(backend)
  expect(paths).toHaveLength(3)
  const left: number[] = []
  const look = async (path: string) => left.push(await rowsOf(backend, path))
  await emptyTrash({ ...backend, files: filesThat(backend, 'remove', look) }, admin)
  expect(left).toEqual([0, 0, 0])
  expect(await pathsIn(backend)).toEqual([])
})

databaseTest('a file that cannot be deleted is logged and left to the sweep', async (test) => {
  const { backend, logged } = test
  const { admin, paths } = await trashed(backend)
  await emptyTrash({ ...backend, files: filesThat(backend, 'remove', 'fail') }, admin)
  for (const path of paths) expect(await rowsOf(backend, path)).toBe(0)
  expect(await pathsIn(backend)).toEqual(paths)
  expect(logged.map(({ level, picture, file }) => [level, picture ?? file])).toEqual(
    expect.arrayContaining(paths.map((path) => [40, path])),
  )
})
