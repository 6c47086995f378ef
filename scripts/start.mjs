// `npm start`: installs and builds what is missing, then serves the site.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { become, build, install, prepare, root } from './prepare.mjs'

prepare(install, build)
// Few arenas, and large pieces that go back at once, keep the memory that pictures and pages took from
// staying taken; a young heap of 16 MB is as fast as one of 64. Tests and bench run the server with the same.
const environment = JSON.parse(readFileSync(join(root, 'scripts/server-environment.json'), 'utf8'))
become(['build/server/index.js'], {
  ...environment,
  NODE_OPTIONS: `${environment.NODE_OPTIONS} ${process.env.NODE_OPTIONS ?? ''}`,
  // Half of the start is compiling the server's code, unless it was kept from the last time.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/server'),
})
