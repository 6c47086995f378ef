// `npm start`: installs and builds what is missing, then serves the site.
import { become, build, install, prepare } from './prepare.mjs'

prepare(install, build)
become(['build/server/index.js'], { NODE_ENV: 'production' })
