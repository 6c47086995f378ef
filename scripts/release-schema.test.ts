import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project, runScript, write } from '#tests/support/prepared-project'

test('a release stores its migrations and its schema, in the order in which they were made', () => {
  const folder = project()
  write(folder, 'package.json', '{ "type": "module", "version": "1.2.3" }')
  const first = 'create table b (id text primary key); create index b_by_id on b (id);'
  const second = 'create table a (id text);'
  write(folder, 'db/migrations/0002_a.sql', second)
  write(folder, 'db/migrations/0001_b.sql', first)
  const { status, stdout } = runScript(folder, 'release-schema.mjs')
  expect([status, stdout]).toEqual([0, 'tests/released/1.2.3.json\n'])
  const checksum = (script: string) => createHash('sha256').update(script).digest('hex')
  expect(JSON.parse(readFileSync(join(folder, stdout.trim()), 'utf8'))).toEqual({
    version: '1.2.3',
    migrations: [
      { name: '0001_b.sql', checksum: checksum(first) },
      { name: '0002_a.sql', checksum: checksum(second) },
    ],
    schema: [
      'CREATE TABLE b (id text primary key)',
      'CREATE INDEX b_by_id on b (id)',
      'CREATE TABLE a (id text)',
    ],
  })
  expect(runScript(folder, 'release-schema.mjs', ['1.2.4'])).toMatchObject({
    status: 1,
    stderr: 'Use: npm version major, minor or patch\n',
  })
})
