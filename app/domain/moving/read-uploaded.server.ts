import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { findImport, type Import, updateImport } from './import-jobs.server'
import { movingCopy } from './moving.copy'
import { readColumns } from './read-columns.server'
import { checkItems, ReadingStopped } from './read-import.server'
import { readSource } from './read-source.server'
import { UnreadableSource } from './readers/reader'

/** A source that has ended its process so often is given up. */
const maxReadings = 3

/** Reads the source of an import of the back-office, or checks its items again if they are read already. */
export async function readUploaded(
  backend: Backend,
  admin: Admin,
  job: Import,
  isStopped: () => boolean,
): Promise<void> {
  if (Number(job.readings) > maxReadings) throw new UnreadableSource(movingCopy.crashed)
  const { total } = job.report
  const onProgress = async (done: number) => {
    if (isStopped()) {
      await updateImport(backend, job.id, { readings: 0 })
      throw new ReadingStopped()
    }
    if ((await findImport(backend, job.id))?.state !== 'reading') throw new ReadingStopped()
    if (total === undefined)
      await updateImport(backend, job.id, { report: { ...job.report, done } })
  }
  try {
    if (total === undefined) await read(backend, admin, job, onProgress)
    else {
      await checkItems(backend, admin, job, onProgress)
      await updateImport(backend, job.id, { state: 'ready' })
    }
  } catch (error) {
    if (!(error instanceof ReadingStopped)) throw error
  }
}

async function read(
  backend: Backend,
  admin: Admin,
  job: Import,
  onProgress: (count: number) => Promise<void>,
): Promise<void> {
  const { id } = job
  const access = accessOf(backend, job)
  const table = job.kind === 'csv' ? await readColumns(backend, job) : undefined
  const options = table?.options ?? job.options
  try {
    const name = access.address ?? job.source
    const reading = { name, access: { ...access, as: options.as }, onProgress }
    await readSource(backend, admin, { ...job, options }, reading)
  } finally {
    const { state, report } = (await findImport(backend, id)) ?? {}
    // A process that was killed reads again, and needs the access until then.
    if (state === 'ready' || state === 'failed') {
      const described = { ...report, ...(table && { table: table.description }) }
      await updateImport(backend, id, { access: null, report: described })
      if (state === 'failed') await updateImport(backend, id, { options })
    }
  }
}

export const accessPurpose = 'access to the source of an import'

function accessOf({ auth }: Backend, { access }: Import): Record<string, string | undefined> {
  if (access === null) return {}
  const opened = auth.unseal(accessPurpose, access)
  if (opened === undefined) throw new UnreadableSource(movingCopy.keyMissing)
  return JSON.parse(opened)
}
