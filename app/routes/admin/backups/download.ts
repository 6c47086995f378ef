import { data } from 'react-router'
import { signedIn } from '~/platform/auth/session.server'
import { DamagedBackupError } from '~/platform/backups/archive/manifest'
import { zipArchive } from '~/platform/backups/archive/zip-archive.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { FileMissingError } from '~/platform/files/file-path'
import type { Route } from './+types/download'
import { zipDownload } from './zip-response.server'

/** More than the length of any backup's name, and less than the limit of file systems. */
const maxIdLength = 100

export async function loader({ context, params }: Route.LoaderArgs) {
  const { admin, backend } = signedIn(context)
  const { backups } = backend
  const id = params.file.replace(/\.zip$/, '')
  if (id.length > maxIdLength) throw data(null, 404)
  const { store } = await backups.openTarget()
  const archive = await store.archive(id).catch((error: unknown) => {
    if (error instanceof FileMissingError || error instanceof DamagedBackupError)
      throw data(null, 404)
    throw error
  })
  const zip = await zipArchive(archive)
  await recordAudit(backend, admin, { action: 'fetch', noun: 'backups' })
  return zipDownload(zip, `sikkerhedskopi-${id}`)
}
