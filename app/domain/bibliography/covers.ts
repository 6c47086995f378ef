import type { Picture } from '~/domain/images/images'

/** A cover in our own store, or one that is shown straight from where it stands. */
export type Cover = { picture: Picture } | { url: string }

/**
 * Whether a cover is given as the URL of another site's picture (docs/specification.md,
 * "Bibliography").
 */
export function isElsewhere(imageUrl: string): boolean {
  return imageUrl.startsWith('https://')
}

/** The paths of the covers that are pictures of our own. */
export function coverPaths(works: readonly { imageUrl: string | null }[]): string[] {
  return works.flatMap(({ imageUrl }) => (imageUrl && !isElsewhere(imageUrl) ? [imageUrl] : []))
}

/**
 * A work's cover: a value that begins with https:// is used directly, any other is a path in the
 * store (docs/specification.md, "Bibliography"). Undefined where there is none, or none can be
 * found.
 */
export function coverOf(
  imageUrl: string | null,
  pictures: ReadonlyMap<string, Picture>,
): Cover | undefined {
  if (!imageUrl) return undefined
  if (isElsewhere(imageUrl)) {
    return URL.canParse(imageUrl) ? { url: imageUrl } : undefined
  }
  const picture = pictures.get(imageUrl)
  return picture && { picture }
}
