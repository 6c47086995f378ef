import type { Backend } from '~/platform/backend.server'
import { readRenditions, tallRenditions } from '~/platform/pictures/rendition'

/** The total bytes of all derived files of the given pictures. */
export async function renditionBytes({ db }: Backend, paths: readonly string[]): Promise<number> {
  if (paths.length === 0) return 0
  const rows = await db
    .selectFrom('stored_pictures')
    .select(['path', 'renditions', 'tall_part'])
    .execute()
  const wanted = new Set(paths)
  return rows
    .filter(({ path }) => wanted.has(path))
    .flatMap(({ renditions, tall_part }) => [
      ...readRenditions(renditions),
      ...tallRenditions(tall_part),
    ])
    .reduce((sum, { size }) => sum + size, 0)
}
