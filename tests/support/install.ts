// Run by scripts/test.mjs: the browser and the database engine of the tests are there, or one line
// says what to install.
import { chromium, ensure, postgres } from './programs.ts'

try {
  ensure(process.env.TEST_DATABASE_URL ? [chromium] : [chromium, postgres])
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
