import type { Backend } from '~/platform/backend.server'

/**
 * Where the pictures of a collaboration are stored: the one that is shown first
 * (docs/specification.md, "Collaborations").
 */
export async function picturePaths({ db }: Backend, id: string): Promise<string[]> {
  const linked = await db
    .selectFrom('collaboration_images')
    .innerJoin('images', 'images.id', 'image_id')
    .select('file_path')
    .where('collaboration_id', '=', id)
    .orderBy('is_primary', 'desc')
    .orderBy('image_id')
    .execute()
  const own = await db
    .selectFrom('collaborations')
    .select('image_url as file_path')
    .where('id', '=', id)
    .executeTakeFirst()
  const paths = [...linked, ...(own ? [own] : [])].flatMap(({ file_path }) => file_path ?? [])
  return [...new Set(paths)]
}

/** The image that a collaboration shows. */
export async function imageOf(backend: Backend, id: string): Promise<{ id: string } | undefined> {
  const [shown] = await picturePaths(backend, id)
  if (shown === undefined) return undefined
  return backend.db
    .selectFrom('images')
    .select('id')
    .where('file_path', '=', shown)
    .where('page_assignment', '=', 'collaboration')
    .executeTakeFirst()
}

/**
 * Makes the image the only one of the collaboration: earlier links are deleted
 * (docs/specification.md, "Collaborations").
 */
export async function linkImage(
  { db }: Backend,
  collaboration_id: string,
  image_id: string | undefined,
): Promise<void> {
  await db
    .deleteFrom('collaboration_images')
    .where('collaboration_id', '=', collaboration_id)
    .execute()
  if (image_id === undefined) return
  await db
    .insertInto('collaboration_images')
    .values({ collaboration_id, image_id, is_primary: 1 })
    .execute()
}
