import { extensionOf, pictureOf, pressPictureUrl } from '~/domain/images/images'
import { withStoredPictures } from '~/domain/images/images.server'
import { isPublicImage } from '~/domain/images/public-image.server'
import type { Backend } from '~/platform/backend.server'
import { defaultWidth, type Rendition, readRenditions } from '~/platform/pictures/rendition'

/** In pixels. Pages show press pictures small; the original is a download. */
const maxShownWidth = 1200

export type StoredPressPicture = ReturnType<typeof pressPictureOf>[number]

export async function galleryForPress(backend: Backend) {
  const rows = await imageRows(backend)
    .where('images.page_assignment', 'is', null)
    .orderBy('images.sort_order')
    .orderBy('images.id')
    .execute()
  return rows.flatMap(pressPictureOf)
}

export async function picturesForPress(backend: Backend, paths: readonly string[]) {
  if (paths.length === 0) return new Map()
  const rows = await imageRows(backend)
    .where('images.file_path', 'in', [...new Set(paths)])
    .execute()
  return new Map(rows.flatMap(pressPictureOf).map((image) => [image.paths.print, image]))
}

function imageRows({ db }: Backend) {
  const images = db.selectFrom('images').where(isPublicImage)
  return withStoredPictures(images).select('stored_pictures.file_size')
}

type ImageRow = Awaited<ReturnType<ReturnType<typeof imageRows>['executeTakeFirstOrThrow']>>

function pressPictureOf(row: ImageRow) {
  const renditions = readRenditions(row.renditions).filter(({ width }) => width <= maxShownWidth)
  const forWeb = webRendition(renditions, row.width)
  if (!forWeb) return []
  const { id, alt_text: alt, description, credit, width, height, mime_type: mimeType } = row
  const url = pressPictureUrl({ id, originalName: row.original_name, mimeType })
  const stem = url.slice(url.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
  const name = `${stem}.${extensionOf(mimeType)}`
  const { path, format: _, ...webSize } = forWeb
  const focus = { x: row.focus_x, y: row.focus_y }
  return [
    {
      id,
      description,
      /** Null means the author. */
      credit,
      print: { url, name, width, height, size: row.file_size },
      web: { url: `/filer/${path}`, name: `${stem}-web.jpg`, ...webSize },
      // No placeholders: for so many pictures they would make the page heavy.
      picture: pictureOf({ alt, focus, width, height, renditions, placeholder: '' }),
      paths: { print: row.file_path, web: path },
    },
  ]
}

/** The JPEG that exists since the upload: the download stays the same when the worker adds renditions. */
function webRendition(renditions: Rendition[], originalWidth: number): Rendition | undefined {
  const webWidth = defaultWidth(originalWidth)
  return renditions.find(({ format, width }) => format === 'jpeg' && width === webWidth)
}
