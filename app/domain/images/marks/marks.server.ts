import { buffer } from 'node:stream/consumers'
import { isPublicImage } from '~/domain/images/public-image.server'
import type { Backend } from '~/platform/backend.server'

const maxChoices = 5

export async function uploadedMarks(backend: Backend, selected: string): Promise<string[]> {
  const images = await marks(backend)
    .select('file_path')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const paths = images.map(({ file_path }) => file_path)
  return paths.filter((path, index) => index < maxChoices || path === selected)
}

export async function storedMask(backend: Pick<Backend, 'db'>, name: string) {
  return marks(backend)
    .select(['file_path as path', 'file_size as size'])
    .where('file_path', '=', `images/marks/${name}.png`)
    .executeTakeFirst()
}

export function marks({ db }: Pick<Backend, 'db'>) {
  return db.selectFrom('images').where('page_assignment', '=', 'mark').where(isPublicImage)
}

export async function readMask(backend: Backend, name: string): Promise<Buffer | undefined> {
  const stored = await storedMask(backend, name)
  return stored && buffer(await backend.files.read(stored.path))
}
