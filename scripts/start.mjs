// `npm start`: installs and builds if necessary, then serves the site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { become, build, install, prepare, root } from './prepare.mjs'

prepare(install, build)
process.stdout.write('Starting the site…\n')
// Few malloc arenas, and large blocks that are returned at once, prevent memory used for pictures and
// pages from staying allocated; a young heap of 16 MB is as fast as one of 64 MB. Tests and bench use the
// same settings.
const environment = JSON.parse(readFileSync(join(root, 'scripts/server-environment.json'), 'utf8'))
become(['build/server/index.js'], {
  ...environment,
  NODE_OPTIONS: `${environment.NODE_OPTIONS} ${process.env.NODE_OPTIONS ?? ''}`,
  // Compiling the server's code takes half of the start-up time, unless it is cached.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/server'),
})
