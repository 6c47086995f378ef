import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { href } from 'react-router'
import { readMask } from '~/domain/images/marks/marks.server'
import { builtInMask } from '~/domain/marks/draw-icon.server'
import type { Backend } from '~/platform/backend.server'
import { unlessMissing } from '~/platform/files/file-path'
import { WorkQueue } from '~/platform/runtime/work-queue'
import { drawTitlePage, type PictureFormat } from './draw-title-page.server'
import { shareKitCopy } from './share-kit.copy'
import { sharedPage } from './shared-page.server'
import { downloadSizes, type SharedPage, type Size, shareSize } from './sharing'
import type { TitlePage } from './title-page.server'

/** Part of the hash in a picture's URL. Increase it when the drawing changes. */
const drawingVersion = 2

/** The folder of cached pictures, which the sweep empties. */
const cacheFolder = 'sharing'

/** Its URL changes with its content. Undefined if there is no page. */
export async function sharePicture(backend: Backend, path: string) {
  const page = await sharedPage(backend, path)
  return page && { src: srcOf(backend, page, previewShape), alt: altOf(page) }
}

export async function shareKit(backend: Backend, path: string) {
  const [page, picture] = await Promise.all([
    sharedPage(backend, path),
    sharePicture(backend, path),
  ])
  if (!page || !picture) return undefined
  const { title, subtitle, text, siteName } = page
  const url = new URL(page.path, backend.siteUrl).href
  const shared = { title, subtitle, text, siteName, url }
  return {
    title,
    url,
    /** Title, date and place, and the first sentence, without the URL. */
    post: shareKitCopy.postText(shared),
    letter: shareKitCopy.letterText(shared),
    preview: picture.src,
    pictures: downloadSizes.map((size) => ({
      ...size,
      src: srcOf(backend, page, { ...size, format: 'png' }),
    })),
  }
}

interface Shape extends Size {
  format: PictureFormat
}

const previewShape: Shape = { ...shareSize, format: 'jpeg' }

export type SharePictureResult =
  | { bytes: Buffer; format: PictureFormat; etag: string }
  /** The URL to redirect to: the page has changed, or its own picture replaces one that cannot be drawn. */
  | { moved: string }
  | { unavailable: true }

/**
 * Draws only the current content of a page, so that invented URLs cause no work.
 * @param name the page's path with an extension or a size, such as `foredrag/salmen.1080x1080.png`
 */
export async function sharePictureAt(
  backend: Backend,
  hash: string,
  name: string,
): Promise<SharePictureResult | undefined> {
  const { path, shape } = parseName(name) ?? {}
  const page = path === undefined ? undefined : await sharedPage(backend, path)
  if (!page || !shape || !/^[\w-]{16}$/.test(hash)) return undefined
  if (hash !== hashOf(backend, page) || name !== nameOf(page, shape)) {
    return { moved: srcOf(backend, page, shape) }
  }
  const bytes = await cachedPicture(backend, hash, page, shape).catch((error: unknown) => {
    backend.log.error({ err: error, path }, 'a share picture could not be made')
    return undefined
  })
  if (bytes) return { bytes, format: shape.format, etag: `"${hash}"` }
  const own = page.picture?.renditions.findLast(({ format }) => format === 'jpeg')
  return own ? { moved: `/filer/${own.path}` } : { unavailable: true }
}

const drawings = new Map<string, Promise<Buffer>>()
const queue = new WorkQueue({ maxConcurrent: 1 })

/** Draws one picture at a time, and each once for concurrent requests. */
async function cachedPicture(backend: Backend, hash: string, page: SharedPage, shape: Shape) {
  const file = `${cacheFolder}/${hash}${extensionOf(shape)}`
  const cached = await unlessMissing(backend.files.read(file))
  if (cached) return buffer(cached)
  const drawing =
    drawings.get(file) ??
    queue.run(() => drawAndCache(backend, file, page, shape)).finally(() => drawings.delete(file))
  drawings.set(file, drawing)
  return drawing
}

async function drawAndCache(backend: Backend, file: string, page: SharedPage, shape: Shape) {
  const { format, ...size } = shape
  const plate = await plateOf(backend, page, shape)
  const name = page.look.mark?.name
  const mask = name ? (builtInMask(name) ?? (await readMask(backend, name))) : undefined
  const bytes = await drawTitlePage(titlePage(backend, page), { plate, mask }, size, format)
  try {
    await backend.files.put(file, bytes)
  } catch (error) {
    backend.log.error({ err: error, file }, 'a share picture could not be cached')
  }
  return bytes
}

async function plateOf({ files }: Backend, { picture }: SharedPage, { width, height }: Size) {
  if (!picture) return undefined
  const jpegs = picture.renditions.filter(({ format }) => format === 'jpeg')
  const minHeight = Math.min(width, height)
  const rendition = jpegs.find((each) => each.height >= minHeight) ?? jpegs.at(-1)
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

function hashOf(backend: Backend, page: SharedPage): string {
  const { contentHash, focus, isCover } = page.picture ?? {}
  const visible = [drawingVersion, titlePage(backend, page), contentHash, focus, isCover]
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
  const titleText = title === siteName ? title : `${title} · ${siteName}`
  return picture?.alt ? `${titleText}: ${picture.alt}` : titleText
}

export type SharePicture = NonNullable<Awaited<ReturnType<typeof sharePicture>>>

export type ShareKit = NonNullable<Awaited<ReturnType<typeof shareKit>>>
