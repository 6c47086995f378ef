import type { ExpressionBuilder } from 'kysely'
import { isInUnsavedDraft } from '~/domain/unsaved-drafts/unsaved-drafts.server'
import type { Backend } from '~/platform/backend.server'
import { isInStoredVersion } from '~/platform/changes/version-files.server'
import type { Schema } from '~/platform/db/schema'

/** Call it after the commit, never inside the transaction. The sweep removes what fails here, and the renditions. */
export async function deleteIfUnused(backend: Pick<Backend, 'db' | 'files' | 'log'>, path: string) {
  try {
    // A single statement, so that no image can be inserted between the check and the deletion.
    const { numDeletedRows } = await backend.db
      .deleteFrom('stored_pictures')
      .where('path', '=', path)
      .where(isUnused)
      .executeTakeFirst()
    if (numDeletedRows > 0n) await backend.files.remove(path)
  } catch (error) {
    backend.log.warn({ err: error, picture: path }, 'an unused picture could not be removed')
  }
}

export async function unusedPictures({ db }: Pick<Backend, 'db'>, before: string) {
  const rows = await db
    .selectFrom('stored_pictures')
    .select('path')
    .where('created_at', '<', before)
    .where(isUnused)
    .execute()
  return rows.map(({ path }) => path)
}

/** Matches stored pictures that no image (active or not), version in the history or unsaved draft refers to. */
function isUnused(eb: ExpressionBuilder<Schema, 'stored_pictures'>) {
  const shown = eb.exists(
    eb
      .selectFrom('images')
      .select('images.id')
      .where(({ eb, or, ref }) =>
        or([
          eb('images.file_path', '=', ref('stored_pictures.path')),
          eb('images.thumbnail_path', '=', ref('stored_pictures.path')),
        ]),
      ),
  )
  const path = 'stored_pictures.path'
  return eb.not(eb.or([shown, isInStoredVersion(path), isInUnsavedDraft(path)]))
}
