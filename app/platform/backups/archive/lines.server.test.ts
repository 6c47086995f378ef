import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { collect } from '#tests/support/backed-up'
import { databaseTest } from '#tests/support/database'
import { insertRows } from './insert-rows.server'
import { jsonLines, linesOf, TallyCounter, tallyStream } from './lines.server'

async function linesIn(...parts: (string | Buffer)[]): Promise<string[]> {
  return collect(linesOf(Readable.from(parts.map((part) => Buffer.from(part)))))
}

const [first = 0, second = 0] = Buffer.from('æ')

test.each([
  [['a\nb\n'], ['a', 'b']],
  [['a\nb'], ['a', 'b']],
  [
    ['a', 'b\n', '\nc'],
    ['ab', '', 'c'],
  ],
  [[Buffer.of(first), Buffer.of(second)], ['æ']],
  [[''], []],
])('the parts %j have the lines %j', async (parts, lines) => {
  expect(await linesIn(...parts)).toEqual(lines)
})

test('a line that is not UTF-8, or longer than any row, ends the reading', async () => {
  await expect(linesIn(Buffer.of(0xff))).rejects.toThrow(TypeError)
  await expect(linesIn(Buffer.of(first))).rejects.toThrow(TypeError)
  const part = Buffer.alloc(17 * 1024 * 1024, 'a')
  await expect(linesIn(part, part)).rejects.toThrow('a line is too long')
})

test('values are written as lines in parts, whose lines, bytes and hash are counted', async () => {
  const values = ['æ'.repeat(100_000), 'ø'.repeat(100_000), { a: 1 }]
  const counter = new TallyCounter()
  const source = Readable.from(values)
  const parts = await collect(jsonLines(source, counter))
  const text = values.map((value) => `${JSON.stringify(value)}\n`).join('')
  expect([parts.length, parts.join('')]).toEqual([2, text])
  const tally = {
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }
  expect(counter.tally).toEqual({ lines: 3, ...tally })
  expect(await tallyStream(Readable.from([Buffer.from(text)]))).toMatchObject(tally)
})

databaseTest('more rows than one statement takes are restored', async ({ backend }) => {
  const day = { first_day: '2026-11-21', last_day: '2026-11-21' }
  const rows = Array.from({ length: 7000 }, (_, at) => {
    return { path: `/${at}`, times: at + 1, ...day, is_dismissed: 0 }
  })
  await insertRows(backend.db, 'missing_paths', rows)
  const stored = await backend.db.selectFrom('missing_paths').select('times').execute()
  expect(stored.map(({ times }) => times).sort((one, other) => one - other)).toEqual(
    rows.map(({ times }) => times),
  )
})
