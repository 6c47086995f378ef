import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { type Import, updateImport } from './import-jobs.server'
import { readImport } from './read-import.server'
import { UnreadableSource } from './readers/reader'
import { openSourceFiles, type SourceFiles } from './sources/source-files.server'

interface Access {
  /** The path or URL, as given. */
  name: string
  /** What only this reading knows, such as a password; nothing of it is stored. */
  access?: Record<string, string | undefined>
}

/** Opens the files of an import and reads it. @throws UnreadableSource; the import has then failed */
export async function readSource(
  backend: Backend,
  admin: Admin,
  job: Pick<Import, 'id' | 'kind' | 'options'>,
  { name, access = {} }: Access,
): Promise<void> {
  const { file, files, columns, allowPrivateHosts = false } = job.options
  const opened: (SourceFiles | undefined)[] = []
  try {
    for (const path of [file, files]) opened.push(path ? await openSourceFiles(path) : undefined)
    await readImport(backend, admin, job, {
      files: opened[0],
      extraFiles: opened[1],
      name,
      options: access,
      allowPrivateHosts,
      ...(columns && { columns }),
    })
  } catch (error) {
    const message = error instanceof UnreadableSource ? error.message : undefined
    await updateImport(backend, job.id, {
      state: 'failed',
      report: message ? { error: message } : {},
    })
    throw error
  } finally {
    for (const source of opened) source?.close()
  }
}
