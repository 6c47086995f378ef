import { data } from 'react-router'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { latestOrNew } from '~/platform/backups/take-on-demand.server'
import { zipOf } from '~/platform/backups/zip-archive.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { streamBody } from '~/platform/files/stream-body.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { readAsVisitorContext, staticSite } from '~/platform/static-site/static-site.server'
import type { Route } from './+types/whole-site'

/** An archive of everything: a backup, and the public site as static files. */
export async function loader({ context }: Route.LoaderArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const { backups, clock, siteUrl } = backend
  const id = await latestOrNew(backups)
  if (id === undefined) throw data(null, 503)
  const { store } = await backups.open()
  const site = await staticSite(context.get(readAsVisitorContext), siteUrl)
  const { size, stream } = await zipOf(await store.archive(id), site.files)
  stream.once('close', site.close)
  await recordAudit(backend, admin, { action: 'fetch-all', noun: 'backups' })
  return new Response(streamBody(stream), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(size),
      'Content-Disposition': `attachment; filename="hele-siden-${copenhagenToday(clock)}.zip"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
