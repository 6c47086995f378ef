// Run by scripts/test.mjs: checks that the tests' browser and database engine are installed, or prints
// what to install.
import {
  chromium,
  dbus,
  firefox,
  installMissing,
  miniBrowser,
  postgres,
  webkit,
  xvfb,
} from './programs.ts'

const all = process.argv.includes('--all') ? [firefox, webkit, miniBrowser, xvfb, dbus] : []

try {
  const database = process.env.TEST_DATABASE_URL ? [] : [postgres]
  installMissing([chromium, ...database, ...all])
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
