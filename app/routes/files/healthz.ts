import { backendContext } from '~/platform/backend.server'
import { healthOf } from '~/platform/installation/health.server'
import { version } from '~/platform/runtime/version'
import type { Route } from './+types/healthz'

/** 200 when the process can serve, 503 when its database or file store does not answer or its disk is full. */
export async function loader({ context }: Route.LoaderArgs) {
  const health = await healthOf(context.get(backendContext))
  const ok = Object.values(health).every(Boolean)
  return Response.json(
    { ok, version, ...health },
    { status: ok ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
