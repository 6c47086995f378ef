import type { Picture } from '~/domain/images/images'

/** A cover in the file store, or the URL of an external one. */
export type Cover = { picture: Picture } | { url: string }

/** Whether a cover is an external URL (docs/specification.md, "Bibliography"). */
export function isExternal(imageUrl: string): boolean {
  return imageUrl.startsWith('https://')
}

/** The paths of the covers in the file store. */
export function coverPaths(works: readonly { imageUrl: string | null }[]): string[] {
  return works.flatMap(({ imageUrl }) => (imageUrl && !isExternal(imageUrl) ? [imageUrl] : []))
}

/** A work's cover. Its `imageUrl` is an https:// URL or a path in the file store. */
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
