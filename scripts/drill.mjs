// `npm run drill`: tries to break the durability promises (drill/). `--quick` kills servers less often.
import { become, build, install, prepare } from './prepare.mjs'

const words = process.argv.slice(2)
prepare(install, build)
become(
  [
    ...['node_modules/vitest/vitest.mjs', 'run', '--config=drill/vitest.config.ts'],
    ...words.filter((word) => word !== '--quick'),
  ],
  { DRILL_KILLS: words.includes('--quick') ? '10' : '200' },
)
