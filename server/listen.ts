import type { Server } from 'node:http'
import { ConfigError, type Env } from '../app/platform/runtime/env.server'

/**
 * @param variable name of the environment variable, if not PORT
 * @throws ConfigError when PORT or HOST cannot be used.
 */
export function listen(
  server: Server,
  { port, host }: Pick<Env, 'port' | 'host'>,
  variable = 'PORT',
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        new ConfigError(
          taken
            ? `${variable} ${port} is in use by another program`
            : `HOST ${host}: ${error.message}`,
        ),
      )
    })
    server.listen(port, host, resolve)
  })
}
