import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every log line in the operator’s guide exists in the code', () => {
  const [, section = ''] = /^## Logs\n([\s\S]*?)^## /m.exec(
    readFileSync('docs/operating.md', 'utf8'),
  ) ?? ['', '']
  const quoted = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[^`]{5,}/g) ?? [])
  const code = ['app', 'server']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n')

  expect(quoted.length).toBeGreaterThan(20)
  expect(quoted.filter((line) => !code.includes(`'${line}'`))).toEqual([])
})
