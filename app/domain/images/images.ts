import { href } from 'react-router'
import { canonicalSlug } from '~/http/slug'
import {
  type Rendition,
  renditionFormats,
  type TallParts,
  type TallScreen,
  tallScreens,
} from '~/platform/pictures/rendition'

/** What a picture is for. `null` stands for the gallery (docs/specification.md, "Pictures"). */
export const pageAssignments = [
  'hero',
  'portrait',
  'calendar-hero',
  'collaboration',
  'lecture',
  'news',
  'event',
  'bibliography',
  'contact',
] as const

export type PageAssignment = (typeof pageAssignments)[number]

/** A place of the site that shows one picture at a time. */
export type SitePlace = Extract<PageAssignment, 'hero' | 'portrait' | 'calendar-hero'>

/** The spot that stays visible where a picture is cropped, as fractions from the left and the top. */
export interface FocusPoint {
  x: number
  y: number
}

export const defaultFocus: FocusPoint = { x: 0.5, y: 0.5 }

/** All that a page has to know of a picture. It travels with the page, so it is kept small. */
export interface Picture {
  alt: string
  width: number
  height: number
  /** The focus point in whole per cents. */
  focus: FocusPoint
  /** A tiny picture as a data URI, to be shown blurred until the real one is there; may be empty. */
  placeholder: string
  /** A JPEG of medium width: for browsers without srcset, and for links that are shared. */
  src: string
  /** The best format first, JPEG last. */
  sources: Source[]
  /** The same of the parts that are shown on upright screens, where they were made; the tallest first. */
  tallSources?: TallSource[]
  /** Whom to name beside it, where that is somebody else than the author. */
  credit?: string
}

/** The files of one format. */
interface Source {
  type: string
  srcset: string
}

/** The files of one format of a part for upright screens. */
interface TallSource extends Source {
  screen: TallScreen
}

/** A picture as it is put on the share picture of a page. */
export interface ImageToShare {
  alt: string
  focus: FocusPoint
  contentHash: string
  renditions: Rendition[]
}

export interface GalleryImage {
  id: string
  picture: Picture
  /** Shown in the grid instead, if the author made one. */
  thumbnail?: Picture
  description: string | null
  /** Whom to name beside it; null is the author. */
  credit: string | null
  /** Where the original is downloaded under a readable name; null for what is only to be viewed. */
  downloadUrl: string | null
}

/** A stored picture together with what an image says about it. */
export interface PictureParts {
  alt: string
  focus: FocusPoint
  width: number
  height: number
  placeholder: string
  renditions: Rendition[]
  /** The parts for upright screens. */
  tall?: TallParts
}

export function pictureOf({
  alt,
  focus,
  width,
  height,
  placeholder,
  renditions,
  tall,
}: PictureParts): Picture {
  return {
    alt,
    width,
    height,
    focus: focusPercent(focus),
    placeholder,
    src: mediumJpeg(renditions),
    sources: sourcesOf(renditions),
    ...(tall && { tallSources: tallSourcesOf(tall) }),
  }
}

function sourcesOf(renditions: Rendition[]): Source[] {
  return renditionFormats
    .map((format) => ({
      type: `image/${format}`,
      srcset: srcset(renditions.filter((rendition) => rendition.format === format)),
    }))
    .filter((source) => source.srcset !== '')
}

function tallSourcesOf(parts: TallParts): TallSource[] {
  return tallScreens.flatMap((screen) =>
    sourcesOf(parts[screen] ?? []).map((source) => ({ ...source, screen })),
  )
}

function srcset(renditions: Rendition[]): string {
  return renditions.map(({ path, width }) => `${fileUrl(path)} ${width}w`).join(', ')
}

function mediumJpeg(renditions: Rendition[]): string {
  const jpegs = renditions.filter(({ format }) => format === 'jpeg')
  const medium = jpegs.findLast(({ width }) => width <= 1200) ?? jpegs[0]
  return medium ? fileUrl(medium.path) : ''
}

/** The picture by URLs with a query, such as that of somebody who may see a draft's. */
export function withQuery(picture: Picture, query: string): Picture {
  const asked = (urls: string) => urls.replaceAll(/\/filer\/\S+/g, `$&?${query}`)
  const all = <S extends Source>(sources: S[]) =>
    sources.map((source) => ({ ...source, srcset: asked(source.srcset) }))
  const { src, sources, tallSources } = picture
  return {
    ...picture,
    src: asked(src),
    sources: all(sources),
    ...(tallSources && { tallSources: all(tallSources) }),
  }
}

function fileUrl(path: string): string {
  return `/filer/${path}`
}

/** The focus point in whole per cents, as its classes `fx-0` to `fx-100` need it. */
export function focusPercent({ x, y }: FocusPoint): FocusPoint {
  return { x: percent(x), y: percent(y) }
}

function percent(fraction: number): number {
  return Math.round(Math.min(Math.max(fraction, 0), 1) * 100)
}

/** Where the press downloads an image; the name at the end is only there to be read. */
export function pressPictureUrl(image: {
  id: string
  originalName: string
  mimeType: string
}): string {
  const name = canonicalSlug(image.originalName.replace(/\.\w{1,5}$/, '')) || 'pressebillede'
  const file = `${name}.${extensionOf(image.mimeType)}`
  return href('/filer/pressebillede/:id/:name', { id: image.id, name: file })
}

/** The ending of a file of this type, such as `jpg`. */
export function extensionOf(mimeType: string): string {
  return mimeType === 'image/jpeg' ? 'jpg' : mimeType.replace('image/', '')
}
