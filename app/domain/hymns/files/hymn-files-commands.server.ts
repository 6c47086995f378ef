import { createReadStream } from 'node:fs'
import { type RecordingType, recordingTypes } from '~/domain/files/recordings'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, insertRow, storedRow, updateRow } from '~/platform/changes/rows.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { HymnFileForm } from './hymn-files.form'

const nouns = ['hymn_files'] as const

interface NewHymnFile {
  hymnId: string
  file: { path: string; size: number }
  mimeType: 'application/pdf' | RecordingType
  name: string
  /** The name of the uploaded file, for display only. */
  originalName: string
}

/** @throws DomainError missing, when the hymn does not exist */
export async function storeHymnFile(
  backend: Backend,
  admin: Admin,
  { hymnId, file, mimeType, name, originalName }: NewHymnFile,
): Promise<string> {
  if (!(await storedRow(backend, 'hymns', hymnId))) throw new DomainError('missing')
  const extension = mimeType === 'application/pdf' ? 'pdf' : recordingTypes[mimeType]
  const stamp = `${backend.clock.now().getTime()}-${crypto.randomUUID().slice(0, 8)}`
  const path = `hymn-files/${stamp}.${extension}`
  await backend.files.put(path, createReadStream(file.path))
  const row = {
    hymn_id: hymnId,
    name,
    performer: null,
    rights: null,
    kind: extension === 'pdf' ? ('score' as const) : ('recording' as const),
    file_path: path,
    original_name: originalName,
    file_size: file.size,
    mime_type: mimeType,
  }
  try {
    return await commitChange(backend, nouns, (tx) => insertRow(tx, admin, 'hymn_files', row))
  } catch (error) {
    await backend.files.remove(path)
    throw error
  }
}

/** @throws DomainError missing, outdated */
export async function updateHymnFile(
  backend: Backend,
  admin: Admin,
  { file: id, revision, name, performer, rights }: HymnFileForm,
): Promise<void> {
  await commitChange(backend, nouns, (tx) =>
    updateRow(tx, admin, 'hymn_files', { id, revision }, { name, performer, rights }),
  )
}
