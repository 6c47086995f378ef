import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Every request passes our own guard (server/requests/guard.ts) before it comes this far.
  allowedActionOrigins: ['**'],
  // The client learns all routes at once: no second request before a link can be followed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
