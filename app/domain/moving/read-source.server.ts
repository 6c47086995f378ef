import { setFlagsFromString } from 'node:v8'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { type Import, updateImport } from './import-jobs.server'
import { ReadingStopped, readImport } from './read-import.server'
import { UnreadableSource } from './readers/reader'
import { withSources } from './uploads/uploaded-source.server'

interface Access {
  /** The path or URL, as given. */
  name: string
  /** Settings of this reading alone, such as a password, which are not stored. */
  access?: Record<string, string | undefined>
  /** Called for every hundred items. */
  onProgress?: (count: number) => Promise<void>
}

type Job = Pick<Import, 'id' | 'kind' | 'options'> & Partial<Pick<Import, 'upload' | 'pictures'>>

/** Opens the files of an import and reads it. @throws UnreadableSource; the import has then failed */
export async function readSource(
  backend: Backend,
  admin: Admin,
  { upload = null, pictures = null, ...job }: Job,
  { name, access = {}, onProgress }: Access,
): Promise<void> {
  const { options } = job
  growHeap(careful)
  try {
    await withSources(backend, { options, upload, pictures }, (files, extraFiles) => {
      const { columns, allowPrivateHosts = false } = options
      const today = copenhagenToday(backend.clock)
      const source = { files, extraFiles, name, options: access, allowPrivateHosts, today }
      return readImport(backend, admin, job, { ...source, ...(columns && { columns }) }, onProgress)
    })
  } catch (error) {
    if (error instanceof ReadingStopped) throw error
    const message = error instanceof UnreadableSource ? error.message : undefined
    await updateImport(backend, job.id, {
      state: 'failed',
      report: message ? { error: message } : {},
    })
    throw error
  } finally {
    growHeap(asUsual)
  }
}

const careful = 30
const asUsual = 0

/** How many percent the heap grows between two collections; as usual, the garbage of a large source takes 200 MB. */
function growHeap(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}
