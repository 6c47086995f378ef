import { href } from 'react-router'
import { canonicalSlug } from '~/http/slug'
import {
  type Rendition,
  renditionFormats,
  type TallParts,
  type TallScreen,
  tallScreens,
} from '~/platform/pictures/rendition'
import type { UploadPurpose } from './image-paths'

/** The purpose of a picture. `null` means the gallery (docs/specification.md, "Pictures"). */
export type PageAssignment = Exclude<UploadPurpose, 'gallery' | 'gallery-thumb'>

export type SitePictureName = Extract<PageAssignment, 'hero' | 'portrait' | 'calendar-hero'>

/** As fractions from the left and the top. */
export interface FocusPoint {
  x: number
  y: number
}

export const defaultFocus: FocusPoint = { x: 0.5, y: 0.5 }

export interface Picture {
  alt: string
  width: number
  height: number
  /** In whole percentages. */
  focus: FocusPoint
  /** A tiny picture as a data URI, shown blurred until the real one has loaded; may be empty. */
  placeholder: string
  /** A medium-width JPEG for browsers without srcset and for shared links. */
  src: string
  /** Best format first, JPEG last. */
  sources: Source[]
  /** The crops for portrait screens, tallest first, if there are any. */
  tallSources?: TallSource[]
  /** The credit, unless it is the author. */
  credit?: string
}

interface Source {
  type: string
  srcset: string
}

interface TallSource extends Source {
  screen: TallScreen
}

export interface GalleryImage {
  id: string
  picture: Picture
  thumbnail?: Picture
  description: string | null
  /** The credit; null means the author. */
  credit: string | null
  downloadUrl: string | null
}

interface PictureParts extends Pick<Picture, 'alt' | 'width' | 'height' | 'placeholder'> {
  focus: FocusPoint
  renditions: Rendition[]
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
  const medium = mediumJpeg(renditions)
  return {
    alt,
    width,
    height,
    focus: focusPercent(focus),
    placeholder,
    src: medium ? fileUrl(medium.path) : '',
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

export function mediumJpeg(renditions: Rendition[]): Rendition | undefined {
  const jpegs = renditions.filter(({ format }) => format === 'jpeg')
  return jpegs.findLast(({ width }) => width <= 1200) ?? jpegs[0]
}

export function withQuery(picture: Picture, query: string): Picture {
  const addQuery = (urls: string) => urls.replaceAll(/\/filer\/\S+/g, `$&?${query}`)
  const addToSources = <S extends Source>(sources: S[]) =>
    sources.map((source) => ({ ...source, srcset: addQuery(source.srcset) }))
  const { src, sources, tallSources } = picture
  return {
    ...picture,
    src: addQuery(src),
    sources: addToSources(sources),
    ...(tallSources && { tallSources: addToSources(tallSources) }),
  }
}

function fileUrl(path: string): string {
  return `/filer/${path}`
}

/** The focus point in whole percentages, for the classes `fx-0` to `fx-100`. */
export function focusPercent({ x, y }: FocusPoint): FocusPoint {
  return { x: percent(x), y: percent(y) }
}

function percent(fraction: number): number {
  return Math.round(Math.min(Math.max(fraction, 0), 1) * 100)
}

export function pressPictureUrl(image: {
  id: string
  originalName: string
  mimeType: string
}): string {
  const name = canonicalSlug(image.originalName.replace(/\.\w{1,5}$/, '')) || 'pressebillede'
  const file = `${name}.${extensionOf(image.mimeType)}`
  return href('/filer/pressebillede/:id/:name', { id: image.id, name: file })
}

export function extensionOf(mimeType: string): string {
  return mimeType === 'image/jpeg' ? 'jpg' : mimeType.replace('image/', '')
}
