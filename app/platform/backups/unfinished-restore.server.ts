import type { Database } from '~/platform/db/db.server'
import type { FileStore } from '~/platform/files/file-store.server'

/** Where the database names the restore that was committed last. */
export const restoredMark = 'restored'

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

/** What a bucket is told that a file of the site is. */
export function contentTypeOf(path: string): string {
  return contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

const staging = 'restoring'

/**
 * Files that a restore could not put into their place before its rows were committed are put there,
 * and those of one that never was committed are removed. To be called at every start.
 */
export async function finishRestore(db: Database, files: FileStore): Promise<void> {
  const staged: string[] = []
  for await (const path of files.list(staging)) staged.push(path)
  if (staged.length === 0) return
  const mark = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', restoredMark)
    .executeTakeFirst()
  const committed = `${staging}/${mark?.value}/`
  for (const path of staged) {
    if (path.startsWith(committed)) {
      const contentType = contentTypeOf(path)
      await files.put(path.slice(committed.length), await files.read(path), { contentType })
    }
    await files.remove(path)
  }
}
