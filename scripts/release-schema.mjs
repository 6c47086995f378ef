// Runs with `npm version`: stores the schema and the migrations of the release, for the tests of upgrades from it
// (tests/released.test.ts).
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { root, run } from './prepare.mjs'

if (process.argv.length > 2) {
  process.stderr.write('Use: npm version major, minor or patch\n')
  process.exit(1)
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = join(root, 'db/migrations')
const db = new DatabaseSync(':memory:')
const migrations = readdirSync(folder)
  .sort()
  .map((name) => {
    const script = readFileSync(join(folder, name), 'utf8')
    db.exec(script)
    return { name, checksum: createHash('sha256').update(script).digest('hex') }
  })
const schema = db
  .prepare(
    "select sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid",
  )
  .all()
  .map(({ sql }) => sql)
const released = join(root, 'tests/released')
mkdirSync(released, { recursive: true })
const text = JSON.stringify({ version, migrations, schema }, null, 2)
writeFileSync(join(released, `${version}.json`), `${text}\n`)
// Part of the commit that npm makes.
if (process.env.npm_command === 'version') run('git', ['add', released])
process.stdout.write(`tests/released/${version}.json\n`)
