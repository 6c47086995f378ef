import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test.each([
  ['its end', ''],
  ['a signal', "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)"],
])('the temporary folder of a run is removed with its content at %s', (_, end) => {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-temporary-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const code = `import { ownTemporaryFolder } from '${import.meta.dirname}/temporary-folder.mjs'
    import { mkdtempSync, writeSync } from 'node:fs'
    import { tmpdir } from 'node:os'
    ownTemporaryFolder()
    writeSync(1, mkdtempSync(tmpdir() + '/skrivestue-server-'))
    ${end}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, TMPDIR: folder },
    encoding: 'utf8',
  })
  expect(stdout).toMatch(`${folder}/skrivestue-run-`)
  expect(readdirSync(folder)).toEqual([])
})
