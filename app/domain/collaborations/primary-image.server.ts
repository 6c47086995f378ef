import { imagesAt, pathsOfImages } from '~/domain/images/images.server'
import type { Backend } from '~/platform/backend.server'

/**
 * The file store paths of a collaboration's pictures, the primary one first (docs/specification.md,
 * "Collaborations").
 */
export async function picturePaths(backend: Backend, id: string): Promise<string[]> {
  const { db } = backend
  const linked = await db
    .selectFrom('collaboration_images')
    .select('image_id')
    .where('collaboration_id', '=', id)
    .orderBy('is_primary', 'desc')
    .orderBy('image_id')
    .execute()
  const own = await db
    .selectFrom('collaborations')
    .select('image_url')
    .where('id', '=', id)
    .executeTakeFirst()
  const ids = linked.map(({ image_id }) => image_id)
  const paths = await pathsOfImages(backend, ids)
  return [
    ...new Set([...ids.flatMap((image) => paths.get(image) ?? []), own?.image_url ?? []].flat()),
  ]
}

/** The primary image of a collaboration. */
export async function primaryImage(
  backend: Backend,
  id: string,
): Promise<{ id: string } | undefined> {
  const [path] = await picturePaths(backend, id)
  if (path === undefined) return undefined
  const [image] = await imagesAt(backend, path, 'collaboration')
  return image
}
