// `npm start`: installs and builds if necessary, then serves the site.
import { join } from 'node:path'
import { becomeProgram, build, install, prepare, root } from './prepare.mjs'

prepare(install, build)
process.stdout.write('Starting the site…\n')
becomeProgram([], {
  // Compiling the server's code takes half of the start-up time, unless it is cached.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/server'),
})
