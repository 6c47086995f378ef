import { wxrExport } from '~/domain/moving/export/wxr-export.server'
import { signedIn } from '~/platform/auth/session.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { textDownload } from '~/routes/admin/download.server'
import type { Route } from './+types/wordpress-file'

export async function loader({ context }: Route.LoaderArgs) {
  const { admin, backend } = signedIn(context)
  await recordAudit(backend, admin, { action: 'fetch', noun: 'exports', summary: 'WordPress' })
  const name = `wordpress-${copenhagenToday(backend.clock)}.xml`
  return textDownload(wxrExport(backend), { name, type: 'application/xml' })
}
