// `npm run drill`: breaks what can break, and says what held (drill/run.ts).
import { become, build, install, prepare } from './prepare.mjs'

prepare(install, build)
become(['drill/run.ts', ...process.argv.slice(2)])
