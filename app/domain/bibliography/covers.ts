import type { Picture } from '~/domain/images/images'

/** A cover in our own store, or the URL of an external one. */
export type Cover = { picture: Picture } | { url: string }

/** Whether a cover is an external URL (docs/specification.md, "Bibliography"). */
export function isExternal(imageUrl: string): boolean {
  return imageUrl.startsWith('https://')
}

/** The paths of covers in our own store. */
export function coverPaths(works: readonly { imageUrl: string | null }[]): string[] {
  return works.flatMap(({ imageUrl }) => (imageUrl && !isExternal(imageUrl) ? [imageUrl] : []))
}

/**
 * A work's cover: a value that begins with https:// is used directly, any other is a path in the store
 * (docs/specification.md, "Bibliography"). Undefined if there is none or it is missing.
 */
export function coverOf(
  imageUrl: string | null,
  pictures: ReadonlyMap<string, Picture>,
): Cover | undefined {
  if (!imageUrl) return undefined
  if (isExternal(imageUrl)) {
    return URL.canParse(imageUrl) ? { url: imageUrl } : undefined
  }
  const picture = pictures.get(imageUrl)
  return picture && { picture }
}
