import type { z } from 'zod'
import { isKeyOf } from '~/http/is-key-of'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import type { AuditEntry } from '~/platform/changes/audit'
import { recordAudit } from '~/platform/changes/audit.server'
import { DomainError } from '~/platform/runtime/domain-error'
import {
  createImport,
  findImport,
  type Import,
  moveState,
  updateImport,
} from './import-jobs.server'
import type { ImportOptions } from './items'
import {
  type importColumnsForm,
  type importMapForm,
  type networkImportForm,
  type newImportForm,
  pairsOf,
} from './moving.form'
import type { ImportState } from './moving-tables'
import { accessPurpose } from './read-uploaded.server'
import { isCsvKind } from './readers/csv/csv-columns'
import { readers } from './readers/readers.server'
import { isUploaded } from './uploads/uploaded-source.server'

/** @returns the id @throws DomainError missing */
export async function beginImport(
  backend: Backend,
  admin: Admin,
  { kind, name, upload, pictures }: z.output<typeof newImportForm>,
): Promise<string> {
  if (!readers.has(kind)) throw new DomainError('missing', 'kind')
  await requireUpload(backend, 'upload', upload)
  if (pictures) await requireUpload(backend, 'pictures', pictures)
  return createImport(backend, admin, {
    kind,
    source: name,
    options: {},
    later: { upload, pictures },
  })
}

/** The key and the password are sealed, and forgotten when the source is read. */
export async function beginNetworkImport(
  backend: Backend,
  admin: Admin,
  { address, key, email, password }: z.output<typeof networkImportForm>,
): Promise<string> {
  const opened = { address, key, ...(email && { email, password }) }
  const access = backend.auth.seal(accessPurpose, JSON.stringify(opened))
  const source = new URL(address).host
  return createImport(backend, admin, { kind: 'supabase', source, options: {}, later: { access } })
}

/** Reads the source of an import anew, maybe with an archive of the pictures that it lacked. */
export async function repeatImport(
  backend: Backend,
  admin: Admin,
  id: string,
  pictures?: string,
): Promise<string> {
  const { kind, source, upload, options, ...job } = await requireImport(backend, id)
  if (!upload) throw new DomainError('missing')
  await requireUpload(backend, undefined, upload)
  if (pictures) await requireUpload(backend, 'pictures', pictures)
  const later = { upload, pictures: pictures ?? job.pictures ?? undefined }
  return createImport(backend, admin, { kind, source, options: choicesOf(options), later })
}

const choicesOf = ({ map, as, columns }: ImportOptions): ImportOptions => ({
  ...(map && { map }),
  ...(as && { as }),
  ...(columns && { columns }),
})

/** Maps groups to kinds, decides about subscribers, and checks the items again. */
export async function mapImport(
  backend: Backend,
  admin: Admin,
  id: string,
  { map, consent }: z.output<typeof importMapForm>,
): Promise<void> {
  const job = await requireImport(backend, id)
  const { consent: _, ...others } = job.options
  const options = { ...others, map: pairsOf(map, 'last'), ...(consent && { consent }) }
  await readAgain(backend, admin, job, { options })
}

/** @throws DomainError changed-since, when the table is no longer read */
export async function chooseColumns(
  backend: Backend,
  admin: Admin,
  id: string,
  { as, columns }: z.output<typeof importColumnsForm>,
): Promise<void> {
  if (!isCsvKind(as)) throw new DomainError('missing', 'as')
  const job = await requireImport(backend, id)
  const { table } = job.report
  const options = { ...job.options, as, columns: pairsOf(columns, 'first') }
  await readAgain(backend, admin, job, { options, report: table ? { table } : {} })
}

async function readAgain(
  backend: Backend,
  admin: Admin,
  { id, source }: Import,
  changed: Pick<Partial<Import>, 'options' | 'report'>,
): Promise<void> {
  await inTransaction(backend, async (tx) => {
    await requireMove(tx, id, ['ready', 'failed'], 'reading')
    await updateImport(tx, id, { ...changed, readings: 0 })
    await recordAudit(tx, admin, { action: 'map', noun: 'imports', summary: source })
  })
}

const changes = {
  store: { from: ['ready'], to: 'queued' },
  pause: { from: ['queued', 'running'], to: 'paused' },
  resume: { from: ['paused'], to: 'queued' },
  undo: { from: ['done', 'failed', 'paused'], to: 'undoing' },
} as const satisfies Record<string, { from: readonly ImportState[]; to: ImportState }>

export type ImportChange = keyof typeof changes

export const isImportChange = (intent: unknown) => isKeyOf(changes, intent)

/** @throws DomainError changed-since, when it is in another state by now */
export async function changeImport(
  backend: Backend,
  admin: Admin,
  id: string,
  change: ImportChange,
): Promise<void> {
  const { source } = await requireImport(backend, id)
  const entry: AuditEntry = { action: change, noun: 'imports', summary: source }
  await inTransaction(backend, async (tx) => {
    await requireMove(tx, id, changes[change].from, changes[change].to)
    await recordAudit(tx, admin, entry)
  })
}

/** Removes an import that has stored nothing. */
export async function discardImport(backend: Backend, admin: Admin, id: string): Promise<void> {
  const { source } = await requireImport(backend, id)
  await inTransaction(backend, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('imports')
      .where('id', '=', id)
      .where('state', 'in', ['reading', 'ready', 'failed', 'undone'])
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('import_rows').select('row_id').where('import_id', '=', id))),
      )
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new DomainError('changed-since')
    await recordAudit(tx, admin, { action: 'delete', noun: 'imports', summary: source })
  })
}

async function requireImport(backend: Backend, id: string): Promise<Import> {
  const job = await findImport(backend, id)
  if (!job) throw new DomainError('missing')
  return job
}

async function requireUpload(backend: Backend, field: string | undefined, upload: string) {
  if (!(await isUploaded(backend, upload))) throw new DomainError('files-gone', field)
}

async function requireMove(tx: Backend, id: string, from: readonly ImportState[], to: ImportState) {
  if (!(await moveState(tx, id, from, to))) throw new DomainError('changed-since')
}
