// `npm run drill`: tries to break the durability promises (drill/run.ts).
import { become, build, install, prepare } from './prepare.mjs'

prepare(install, build)
become(['drill/run.ts', ...process.argv.slice(2)])
