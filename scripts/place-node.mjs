import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './prepare.mjs'

/** Fills the folder as the archive of nodejs.org would, from the npm packages of the same programs. */
export function placeNode(folder) {
  const npm = join(folder, 'lib/node_modules/npm')
  for (const path of [join(folder, 'bin'), npm]) mkdirSync(path, { recursive: true })
  cpSync(join(root, 'node_modules/node/bin/node'), join(folder, 'bin/node'))
  const packed = mkdtempSync(join(tmpdir(), 'skrivestue-npm-'))
  run('npm', ['pack', '--pack-destination', packed, 'npm@11'])
  const [file = ''] = readdirSync(packed)
  run('tar', ['-xzf', join(packed, file), '--strip-components=1', '-C', npm])
  rmSync(packed, { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'bin/npm'))
}
