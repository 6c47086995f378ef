import { markdownFiles } from '~/domain/moving/export/markdown-export.server'
import { signedIn } from '~/platform/auth/session.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { zipStream } from '~/platform/files/zip-stream.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { zipDownload } from '~/routes/admin/backups/zip-response.server'
import type { Route } from './+types/readable-files'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin, backend } = signedIn(context)
  const { clock } = backend
  const zip = await zipStream(markdownFiles(backend), clock.now())
  request.signal.addEventListener('abort', () => zip.stream.destroy(), { once: true })
  await recordAudit(backend, admin, { action: 'fetch', noun: 'exports', summary: 'filer' })
  return zipDownload(zip, `flyt-ud-${copenhagenToday(clock)}`)
}
