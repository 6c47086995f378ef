// Run by scripts/test.mjs: checks that the tests' browser and database engine are installed, or prints
// what to install.
import { chromium, installMissing, postgres } from './programs.ts'

try {
  installMissing(process.env.TEST_DATABASE_URL ? [chromium] : [chromium, postgres])
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
