// `npm run admin -- reset [email]`: a one-time URL for a new password, from the server's console.
import { become, build, install, prepare } from './prepare.mjs'

prepare(install, build)
become(['build/server/index.js', 'admin', ...process.argv.slice(2)], { NODE_ENV: 'production' })
