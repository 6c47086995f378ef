import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Every request has already passed our own guard (server/requests/guard.ts).
  allowedActionOrigins: ['**'],
  // The client gets all routes at once, so that no link needs a second request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
