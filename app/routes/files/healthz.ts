import { backendContext } from '~/platform/backend.server'
import { countMissingFiles } from '~/platform/backups/missing-files.server'
import { checkHealth } from '~/platform/installation/health.server'
import { commit, version } from '~/platform/runtime/version'
import type { Route } from './+types/healthz'

/** 200 when the process can serve, otherwise 503 (docs/operating.md, "Health"). */
export async function loader({ context }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const health = await checkHealth(backend)
  const missingFiles = countMissingFiles(backend)
  const { isUnreachable } = backend.backups.state
  const ok = missingFiles === 0 && !isUnreachable && Object.values(health).every(Boolean)
  return Response.json(
    {
      ok,
      version,
      commit,
      ...health,
      ...(missingFiles > 0 && { missingFiles }),
      ...(isUnreachable && { backupPlace: false }),
    },
    { status: ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
