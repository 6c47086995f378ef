// `npm run drill`: tries to break the durability promises (drill/). `--quick` kills servers less often, `caddy` puts it
// in front of the processes of `nodes` instead of nginx.
import { become, build, install, prepare } from './prepare.mjs'

const words = process.argv.slice(2)
const settings = ['--quick', 'caddy']
prepare(install, build)
become(
  [
    ...['node_modules/vitest/vitest.mjs', 'run', '--config=drill/vitest.config.ts'],
    ...words.filter((word) => !settings.includes(word)),
  ],
  {
    DRILL_KILLS: words.includes('--quick') ? '10' : '200',
    DRILL_PROXY: words.includes('caddy') ? 'caddy' : 'nginx',
  },
)
