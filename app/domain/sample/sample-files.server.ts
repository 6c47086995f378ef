import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { imagePath } from '~/domain/images/image-paths'
import type { PageAssignment } from '~/domain/images/images'
import { storePicture } from '~/domain/images/store-picture.server'
import type { Backend } from '~/platform/backend.server'
import { sampleCollaborations } from './content/collaborations'
import { sampleGallery } from './content/gallery'
import { sampleLectures } from './content/lectures'
import { sampleSitePictures } from './content/site-pictures'
import { sampleWorks } from './content/works'

/** A picture of the sample content and what it is for. */
export interface SamplePicture {
  /** File name in sample/pictures. */
  file: string
  assignment: PageAssignment | null
  alt: string
  originalName: string
  description?: string
  focusX?: number
  focusY?: number
}

/** Every picture of the sample content; the hero first, since renditions are made in this order. */
export const samplePictures: SamplePicture[] = [
  ...sampleSitePictures.map((picture) => ({
    ...framed(picture),
    assignment: picture.page_assignment,
    originalName: picture.original_name,
  })),
  ...sampleGallery.map((picture) => ({
    ...framed(picture),
    assignment: null,
    originalName: picture.original_name,
    description: picture.description,
  })),
  ...sampleLectures.map((lecture) => named(lecture, 'lecture')),
  ...sampleCollaborations.map((collaboration) => named(collaboration, 'collaboration')),
  ...sampleWorks.flatMap(({ cover, coverAlt = '', title }) =>
    cover ? [named({ picture: cover, alt: coverAlt, title }, 'bibliography')] : [],
  ),
]

interface Framed {
  picture: string
  alt: string
  focus_x?: number
  focus_y?: number
}

function framed({ picture, alt, focus_x, focus_y }: Framed) {
  return { file: picture, alt, focusX: focus_x, focusY: focus_y }
}

function named(source: Framed & { title: string }, assignment: PageAssignment): SamplePicture {
  return { ...framed(source), assignment, originalName: `${source.title}.jpg` }
}

/** Where a sample picture is kept in the file store: the same place each time it is asked for. */
export function pathOf({ file, assignment }: Pick<SamplePicture, 'file' | 'assignment'>): string {
  const stamp = `eksempel-${file.replace(/\.\w+$/, '')}`
  // Covers get a random part otherwise (docs/specification.md, "Stored paths").
  if (assignment === 'bibliography') return `images/bibliography/${stamp}.jpg`
  return imagePath(assignment, stamp)
}

/** Stores the sample pictures that are not stored yet: an installation may have been cut off. */
export async function storeSamplePictures(backend: Backend, folder: string): Promise<void> {
  const rows = await backend.db.selectFrom('stored_pictures').select('path').execute()
  const stored = new Set(rows.map(({ path }) => path))
  const missing = samplePictures.filter((picture) => !stored.has(pathOf(picture)))
  await Promise.all(
    missing.map(async (picture) => {
      const path = pathOf(picture)
      await backend.files.remove(path)
      await storePicture(backend, { path, source: join(folder, 'pictures', picture.file) })
    }),
  )
}

/** The PDFs that the sample texts link to, by the ids they link with. */
export const samplePdfs = [
  { id: 'sample-pdf-concert', file: 'concert-programme.pdf', originalName: 'Koncertprogram.pdf' },
  {
    id: 'sample-pdf-collaboration',
    file: 'collaboration-leaflet.pdf',
    originalName: 'Fjordsalmer på dæk.pdf',
  },
]

/** Where a sample PDF is kept in the file store. */
export function pdfPath(file: string): string {
  return `collaboration-pdfs/eksempel-${file}`
}

/** Stores the sample PDFs and answers their sizes in bytes by their ids. */
export async function storeSamplePdfs(
  { files }: Backend,
  folder: string,
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const { id, file } of samplePdfs) {
    const source = join(folder, 'pdf', file)
    await files.put(pdfPath(file), createReadStream(source), { contentType: 'application/pdf' })
    sizes.set(id, (await stat(source)).size)
  }
  return sizes
}
