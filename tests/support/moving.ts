import {
  createImport,
  findImport,
  listedItems,
  updateImport,
} from '~/domain/moving/import-jobs.server'
import type { ImportOptions } from '~/domain/moving/items'
import { readSource } from '~/domain/moving/read-source.server'
import { runImport } from '~/domain/moving/run-import.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'

interface Source extends ImportOptions {
  kind: string
  name?: string
  access?: Record<string, string>
  isDryRun?: boolean
}

/** Imports a source as the command and the screen do. */
export async function importSource(backend: Backend, admin: Admin, source: Source) {
  const { kind, name = source.file ?? '', access = {}, isDryRun, ...options } = source
  const id = await createImport(backend, admin, { kind, source: name, options })
  await readSource(backend, admin, { id, kind, options }, { name, access }).catch(() => {})
  const read = await findImport(backend, id)
  if (read?.state === 'ready' && !isDryRun) {
    await updateImport(backend, id, { state: 'running' })
    await runImport(backend, { ...read, state: 'running' })
  }
  const job = await findImport(backend, id)
  if (!job) throw new Error('the import is gone')
  const items = await backend.db
    .selectFrom('import_items')
    .select(['state', 'kind'])
    .where('import_id', '=', id)
    .where('kind', '!=', 'problem')
    .execute()
  const counts: Record<string, number> = {}
  for (const { state } of items) counts[state] = (counts[state] ?? 0) + 1
  return { id, job, counts, listed: await listedItems(backend, id) }
}
