import type { ExpressionBuilder } from 'kysely'
import { isInDraft } from '~/domain/unsaved-drafts/unsaved-drafts.server'
import type { Backend } from '~/platform/backend.server'
import { isNamedByVersion } from '~/platform/changes/version-files.server'
import type { Schema } from '~/platform/db/schema'
import { storedFiles } from './store-picture.server'

/**
 * Deletes a stored picture that no image and no stored version shows. Call it after the commit,
 * never inside the transaction; the sweep removes what fails here.
 */
export async function discardUnused(
  backend: Pick<Backend, 'db' | 'files' | 'log'>,
  path: string | null | undefined,
): Promise<void> {
  if (!path) return
  try {
    if (await forgetUnused(backend, path)) await backend.files.remove(path)
  } catch (error) {
    backend.log.warn({ err: error, picture: path }, 'an unused picture could not be removed')
  }
}

/** One statement, so that no image can start to show the picture in between. */
async function forgetUnused({ db }: Pick<Backend, 'db'>, path: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stored_pictures')
    .where('path', '=', path)
    .where(isUnused)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Pictures stored before an instant that nothing shows. */
export async function unusedPictures(
  { db }: Pick<Backend, 'db'>,
  before: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_pictures')
    .select('path')
    .where('created_at', '<', before)
    .where(isUnused)
    .execute()
  return rows.map(({ path }) => path)
}

/** Matches stored pictures that no image, active or not, no version in the history and no draft shows. */
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
  return eb.not(eb.or([shown, isNamedByVersion(path), isInDraft(path)]))
}

/**
 * Deletes the given stored pictures that nothing shows any more, with their derived files. Runs
 * after the commit; the sweep removes what fails here.
 */
export async function discardPictures(backend: Backend, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const hashes = await hashesOf(backend, paths)
  for (const path of paths) await discardUnused(backend, path)
  const { hashes: used } = await storedFiles(backend)
  for (const hash of hashes) if (!used.has(hash)) await discardDerived(backend, hash)
}

async function hashesOf({ db }: Backend, paths: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_pictures')
    .select('content_hash')
    .distinct()
    .where('path', 'in', paths)
    .execute()
  return rows.map(({ content_hash }) => content_hash)
}

/** Deletes the derived files of a deleted picture, unless an identical picture uses them. */
async function discardDerived({ files, log }: Backend, hash: string) {
  for await (const { path } of files.entries(`derived/${hash}`)) {
    await files.remove(path).catch((error: unknown) => {
      log.warn({ err: error, file: path }, 'a file made of a picture is left to the sweep')
    })
  }
}
