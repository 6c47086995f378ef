import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { write } from '#tests/support/prepared-project'
import { temporaryFolder } from '#tests/support/temporary-folder'

test('the image gets the modules that are not bundled with their dependencies, and nothing for development', () => {
  const folder = temporaryFolder()
  const files: Record<string, string> = {
    'server/unbundled.json': '["a"]',
    'node_modules/a/package.json':
      '{"dependencies":{"b":"1"},"optionalDependencies":{"c":"1","not-here":"1"},"devDependencies":{"d":"1"}}',
    'node_modules/a/index.js': '',
    'node_modules/a/index.js.map': '',
    'node_modules/a/index.d.ts': '',
    'node_modules/a/index.d.mts': '',
    'node_modules/b/package.json': '{"dependencies":{"a":"1"}}',
    'node_modules/c/package.json': '{}',
    'node_modules/d/package.json': '{}',
    'node_modules/node/package.json': '{}',
    'node_modules/node/bin/node': '',
    'node_modules/node/node_modules/node-linux/bin/node': '',
  }
  for (const [name, content] of Object.entries(files)) write(folder, name, content)
  const script = join(import.meta.dirname, 'runtime-modules.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, 'modules'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  const copied = readdirSync(join(folder, 'modules'), { recursive: true, withFileTypes: true })
  const names = copied
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, 'modules/').length))
  expect(names.sort()).toEqual([
    'a/index.js',
    'a/package.json',
    'b/package.json',
    'c/package.json',
    'node/bin/node',
    'node/package.json',
  ])
})
