import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { findPictures } from '~/platform/rich-text.server'
import { defaultFocus } from './images'
import { insertImage } from './images-commands.server'

const assignment = 'text'

/** Runs in the transaction of the row. Skips pictures that are no longer stored; pages do not show them. */
export async function insertTextImages(tx: Backend, admin: Admin, texts: readonly unknown[]) {
  const paths = texts.flatMap((html) => findPictures(String(html ?? '')))
  for (const path of await newPaths(tx, paths)) {
    const originalName = path.slice(path.lastIndexOf('/') + 1)
    const picture = { path, alt: '', focus: defaultFocus, originalName }
    await insertImage(tx, admin, picture, { assignment })
  }
}

async function newPaths({ db }: Backend, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await db
    .selectFrom('stored_pictures')
    .select('path')
    .where('path', 'in', paths)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('images')
            .select('images.id')
            .whereRef('images.file_path', '=', 'stored_pictures.path')
            .where('images.page_assignment', '=', assignment),
        ),
      ),
    )
    .execute()
  return rows.map(({ path }) => path)
}
