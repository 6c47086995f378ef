import { data } from 'react-router'
import { signedIn } from '~/platform/auth/session.server'
import { zipArchive } from '~/platform/backups/archive/zip-archive.server'
import { takeOrFindLatest } from '~/platform/backups/take-on-demand.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { readAsVisitorContext, staticSite } from '~/platform/static-site/static-site.server'
import type { Route } from './+types/whole-site'
import { zipResponse } from './zip-response.server'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin, backend } = signedIn(context)
  const { backups, clock, siteUrl } = backend
  const id = await takeOrFindLatest(backups)
  if (id === undefined) throw data(null, 503)
  const { store } = await backups.openTarget()
  const site = await staticSite(context.get(readAsVisitorContext), siteUrl, request.signal)
  const zip = async () => {
    await recordAudit(backend, admin, { action: 'fetch-all', noun: 'backups' })
    return zipArchive(await store.archive(id), site.files)
  }
  return zipResponse(site, { zip, name: 'hele-siden', clock, signal: request.signal })
}
