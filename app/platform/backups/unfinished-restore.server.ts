import type { Database } from '~/platform/db/db.server'
import type { FileStore } from '~/platform/files/file-store.server'

/** The key under which the database stores the last committed restore. */
export const restoredMark = 'restored'

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

/** The content type that a bucket gets for a file. */
export function contentTypeOf(path: string): string {
  return contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

const staging = 'restoring'

/**
 * Completes an interrupted restore: moves its files into place if its rows were committed, removes
 * them otherwise. Runs at every start.
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
