import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder'

/** A project with one source, whose builder writes a file `build/made`. */
export function project(): string {
  const folder = temporaryFolder()
  cpSync(join(import.meta.dirname, '../../scripts'), join(folder, 'scripts'), { recursive: true })
  write(folder, 'app/page.ts', 'export const page = 1')
  write(
    folder,
    'node_modules/@react-router/dev/bin.cjs',
    `const { mkdirSync, writeFileSync } = require('node:fs')
     mkdirSync('build', { recursive: true })
     writeFileSync('build/made', '')`,
  )
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
  return folder
}

export function write(folder: string, name: string, content: string) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), content)
}

/** Replaces npm by a program that adds its arguments to the file `installed`. */
export function replaceNpm(folder: string, code = '') {
  write(
    folder,
    'node_modules/.bin/npm',
    `#!${process.execPath}
     require('node:fs').appendFileSync('installed', process.argv.slice(2).join(' ') + '\\n')
     ${code}`,
  )
  chmodSync(join(folder, 'node_modules/.bin/npm'), 0o755)
}

export function runScript(folder: string, name: string, words: string[] = [], env = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts', name), ...words],
    { cwd: temporaryFolder(), encoding: 'utf8', env: { PATH: process.env.PATH, ...env } },
  )
  return { status, stdout, stderr }
}

export const installed = (folder: string) => readFileSync(join(folder, 'installed'), 'utf8')
