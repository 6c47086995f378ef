import { join } from 'node:path'
import type { Backend } from '~/platform/backend.server'
import { sampleRow } from '~/platform/sample/sample-row'
import type {
  SampleContext,
  SamplePicture,
  SampleRows,
  SampleSource,
} from '~/platform/sample/sample-source.server'
import { sampleGallery } from './gallery.sample'
import { storedFile } from './images.server'
import { samplePicture } from './sample-picture.server'
import { sampleSitePictures } from './site-pictures.sample'
import { storedFiles, storePicture } from './store-picture.server'
import { discardUnused } from './unused-pictures.server'

/** The sample content's images: those of the site and the gallery, and those that other nouns' rows show. */
export const imagesSample: SampleSource<'images'> = {
  rows: imageRows,
  pictures: [
    // The hero first, since renditions are made in this order.
    ...sampleSitePictures.map((picture) =>
      samplePicture(picture, picture.page_assignment, picture.original_name),
    ),
    ...sampleGallery.map((picture) => ({
      ...samplePicture(picture, null, picture.original_name),
      description: picture.description,
      credit: picture.credit,
    })),
  ],
  files: { store, discard },
}

function imageRows(tx: Backend, { now, pictures }: SampleContext): Promise<SampleRows<'images'>> {
  const rows = pictures.map(async (picture, number) => ({
    ...sampleRow('image', number, now),
    ...(await storedFile(tx, picture.path)),
    filename: picture.path.slice(picture.path.lastIndexOf('/') + 1),
    file_path: picture.path,
    original_name: picture.originalName,
    alt_text: picture.alt,
    description: picture.description ?? null,
    credit: picture.credit ?? null,
    focus_x: picture.focusX ?? 0.5,
    focus_y: picture.focusY ?? 0.5,
    page_assignment: picture.assignment,
    is_thumbnail_separate: 0 as const,
    is_active: 1 as const,
    sort_order: number + 1,
  }))
  return Promise.all(rows)
}

async function store(backend: Backend, folder: string, pictures: readonly SamplePicture[]) {
  const { paths } = await storedFiles(backend)
  const missing = pictures.filter(({ path }) => !paths.has(path))
  await Promise.all(
    missing.map(async ({ path, file }) => {
      await backend.files.remove(path)
      await storePicture(backend, { path, source: join(folder, 'pictures', file) })
    }),
  )
}

async function discard(backend: Backend, pictures: readonly SamplePicture[]) {
  const paths = pictures.map(({ path }) => path)
  const hashes = await hashesOf(backend, paths)
  for (const path of paths) await discardUnused(backend, path)
  const { hashes: used } = await storedFiles(backend)
  for (const hash of hashes) if (!used.has(hash)) await discardDerived(backend, hash)
}

async function hashesOf({ db }: Backend, paths: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_pictures')
    .select('content_hash')
    .distinct()
    .where('path', 'in', paths)
    .execute()
  return rows.map(({ content_hash }) => content_hash)
}

/** The sizes and formats made of a picture that is gone, unless an equal one of the author’s uses them. */
async function discardDerived({ files, log }: Backend, hash: string) {
  for await (const path of files.list(`derived/${hash}`)) {
    await files.remove(path).catch((error: unknown) => {
      log.warn({ err: error, file: path }, 'a file of the sample content is left to the sweep')
    })
  }
}
