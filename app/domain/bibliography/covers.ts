import type { Picture } from '~/domain/images/images'

export type Cover = { picture: Picture } | { url: string }

export function isExternal(imageUrl: string): boolean {
  return imageUrl.startsWith('https://')
}

export function coverPaths(works: readonly { imageUrl: string | null }[]): string[] {
  return works.flatMap(({ imageUrl }) => (imageUrl && !isExternal(imageUrl) ? [imageUrl] : []))
}

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
