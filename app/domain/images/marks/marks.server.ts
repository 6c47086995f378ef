import { buffer } from 'node:stream/consumers'
import { isPublicImage } from '~/domain/images/public-image.server'
import { markMaskPath } from '~/faces/uploaded-mark'
import type { Backend } from '~/platform/backend.server'

/** The number of recent uploads that the author can select. */
const maxChoices = 5

/** The paths of the newest uploaded marks, including the selected one. */
export async function uploadedMarks(backend: Backend, selected: string): Promise<string[]> {
  const images = await marks(backend)
    .select('file_path')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const paths = images.map(({ file_path }) => file_path)
  return paths.filter((path, index) => index < maxChoices || path === selected)
}

/** The path and the size in bytes of a mask, unless its image was deleted. */
export async function storedMask(backend: Pick<Backend, 'db'>, name: string) {
  return marks(backend)
    .select(['file_path as path', 'file_size as size'])
    .where('file_path', '=', markMaskPath(name))
    .executeTakeFirst()
}

export function marks({ db }: Pick<Backend, 'db'>) {
  return db.selectFrom('images').where('page_assignment', '=', 'mark').where(isPublicImage)
}

/** The bytes of an uploaded mask. */
export async function readMask(backend: Backend, name: string): Promise<Buffer | undefined> {
  const stored = await storedMask(backend, name)
  return stored && buffer(await backend.files.read(stored.path))
}
