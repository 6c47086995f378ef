// `npm start`: installs and builds what is missing, then serves the site.
import { join } from 'node:path'
import { become, build, install, prepare, root } from './prepare.mjs'

prepare(install, build)
// Half of the start is compiling the server's code, unless it was kept from the last time. Few arenas,
// and large pieces that go back at once, keep the memory that picture work took from staying taken.
become(['build/server/index.js'], {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/server'),
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
})
