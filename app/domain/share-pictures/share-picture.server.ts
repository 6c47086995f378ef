import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { href } from 'react-router'
import { readMask } from '~/domain/images/marks/marks.server'
import { drawnMask } from '~/domain/marks/ink-mark.server'
import type { Backend } from '~/platform/backend.server'
import { unlessMissing } from '~/platform/files/file-path'
import { WorkQueue } from '~/platform/runtime/work-queue'
import { drawTitlePage, type PictureFormat } from './draw-title-page.server'
import { sharedPage } from './shared-page.server'
import { downloadSizes, type SharedPage, type SharePicture, type Size, shareSize } from './sharing'
import type { TitlePage } from './title-page.server'

/** Increase it when the drawing changes, so that every picture gets a new URL. */
const edition = 2

/** The cache of pictures, emptied by the sweep. */
const folder = 'sharing'

/**
 * The share picture of the page at a path: 1200 × 630 pixels, at a URL that changes with its content.
 * Undefined if there is no page.
 */
export async function sharePicture(
  backend: Backend,
  path: string,
): Promise<SharePicture | undefined> {
  const page = await sharedPage(backend, path)
  return page && { src: srcOf(backend, page, previewShape), alt: altOf(page) }
}

/** The URLs of a page's pictures to download, as PNG in the sizes that social media use. */
export function downloads(backend: Backend, page: SharedPage): (Size & { src: string })[] {
  return downloadSizes.map(({ width, height }) => ({
    width,
    height,
    src: srcOf(backend, page, { width, height, format: 'png' }),
  }))
}

/** The size and format of a picture. */
interface Shape extends Size {
  format: PictureFormat
}

const previewShape: Shape = { ...shareSize, format: 'jpeg' }

/** The result for a share picture's URL. */
export type FoundSharePicture =
  | { bytes: Buffer; format: PictureFormat; etag: string }
  /** The page changed, or its share picture cannot be drawn and its own picture is used. */
  | { moved: string }
  | { unavailable: true }

/**
 * The picture at a URL, drawn now unless it is cached. Only the current content of a page is ever drawn,
 * so a made-up URL cannot cause drawing.
 * @param name the page's path with an extension, such as `foredrag/salmen.jpg`, or with a size to download,
 *   such as `foredrag/salmen.1080x1080.png`
 */
export async function sharePictureAt(
  backend: Backend,
  hash: string,
  name: string,
): Promise<FoundSharePicture | undefined> {
  const { path, shape } = parseName(name) ?? {}
  const page = path === undefined ? undefined : await sharedPage(backend, path)
  if (!page || !shape || !/^[\w-]{16}$/.test(hash)) return undefined
  if (hash !== hashOf(backend, page) || name !== nameOf(page, shape)) {
    return { moved: srcOf(backend, page, shape) }
  }
  const bytes = await cachedOrDrawn(backend, hash, page, shape).catch((error: unknown) => {
    backend.log.error({ err: error, path }, 'a share picture could not be made')
    return undefined
  })
  return bytes ? { bytes, format: shape.format, etag: `"${hash}"` } : ownPicture(page)
}

/** Redirects to the page's own picture. */
function ownPicture({ picture }: SharedPage): FoundSharePicture {
  const own = picture?.renditions.findLast(({ format }) => format === 'jpeg')
  return own ? { moved: `/filer/${own.path}` } : { unavailable: true }
}

const underWay = new Map<string, Promise<Buffer>>()
const queue = new WorkQueue({ atOnce: 1 })

/**
 * Draws one picture at a time, and each only once for concurrent requests. The queue cannot be longer than
 * the number of pages times that of shapes.
 */
async function cachedOrDrawn(
  backend: Backend,
  hash: string,
  page: SharedPage,
  shape: Shape,
): Promise<Buffer> {
  const file = `${folder}/${hash}${extensionOf(shape)}`
  const cached = await read(backend, file)
  if (cached) return cached
  const making =
    underWay.get(file) ??
    queue.run(() => make(backend, file, page, shape)).finally(() => underWay.delete(file))
  underWay.set(file, making)
  return making
}

async function read({ files }: Backend, file: string): Promise<Buffer | undefined> {
  const stream = await unlessMissing(files.read(file))
  return stream && buffer(stream)
}

async function make(
  backend: Backend,
  file: string,
  page: SharedPage,
  shape: Shape,
): Promise<Buffer> {
  const { format, ...size } = shape
  const plate = await pictureOf(backend, page, shape)
  const name = page.look.mark?.name
  const mask = name ? (drawnMask(name) ?? (await readMask(backend, name))) : undefined
  const bytes = await drawTitlePage(titlePage(backend, page), { plate, mask }, size, format)
  try {
    await backend.files.put(file, bytes, { contentType: `image/${format}` })
  } catch (error) {
    backend.log.error({ err: error, file }, 'a share picture could not be cached')
  }
  return bytes
}

/** The smallest file of the page's picture that is large enough, else the largest. */
async function pictureOf({ files }: Backend, { picture }: SharedPage, { width, height }: Size) {
  if (!picture) return undefined
  const jpegs = picture.renditions.filter(({ format }) => format === 'jpeg')
  const wanted = Math.min(width, height)
  const rendition = jpegs.find((each) => each.height >= wanted) ?? jpegs.at(-1)
  if (!rendition) return undefined
  const { focus, isCover } = picture
  return { bytes: await buffer(await files.read(rendition.path)), focus, isCover }
}

function titlePage({ siteUrl }: Backend, page: SharedPage): TitlePage {
  const { siteName, part, title, subtitle } = page
  const { face, palette, mark } = page.look
  const { host } = new URL(siteUrl)
  return { look: { face, palette, mark }, siteName, part, title, subtitle, host }
}

function srcOf(backend: Backend, page: SharedPage, shape: Shape): string {
  return href('/filer/deling/:hash/*', { hash: hashOf(backend, page), '*': nameOf(page, shape) })
}

/** A hash of everything visible on the picture. */
function hashOf(backend: Backend, page: SharedPage): string {
  const { contentHash, focus, isCover } = page.picture ?? {}
  const visible = [edition, titlePage(backend, page), contentHash, focus, isCover]
  return createHash('sha256').update(JSON.stringify(visible)).digest('base64url').slice(0, 16)
}

function nameOf({ path }: SharedPage, shape: Shape): string {
  return `${path === '/' ? 'forside' : path.slice(1)}${extensionOf(shape)}`
}

function extensionOf({ width, height, format }: Shape): string {
  return format === 'jpeg' ? '.jpg' : `.${width}x${height}.png`
}

const shapes: readonly Shape[] = [
  previewShape,
  ...downloadSizes.map((size) => ({ ...size, format: 'png' as const })),
]

function parseName(name: string): { path: string; shape: Shape } | undefined {
  const [, path, extension] = /^([\w/-]+)(\..+)$/.exec(name) ?? []
  const shape = shapes.find((each) => extensionOf(each) === extension)
  if (!path || !shape) return undefined
  return { path: path === 'forside' ? '/' : `/${path}`, shape }
}

function altOf({ title, siteName, picture }: SharedPage): string {
  const titled = title === siteName ? title : `${title} · ${siteName}`
  return picture?.alt ? `${titled}: ${picture.alt}` : titled
}
