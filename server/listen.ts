import type { Server } from 'node:http'
import { ConfigError, type Env } from '../app/platform/runtime/env.server'

/** @throws ConfigError when the PORT or HOST with this prefix cannot be used */
export function listen(
  server: Server,
  { port, host }: Pick<Env, 'port' | 'host'>,
  prefix: '' | 'METRICS_' = '',
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isPortInUse = error.code === 'EADDRINUSE'
      reject(
        new ConfigError(
          isPortInUse
            ? `${prefix}PORT ${port} is in use by another program`
            : `${prefix}HOST ${host}: ${error.message}`,
        ),
      )
    })
    server.listen(port, host, resolve)
  })
}
