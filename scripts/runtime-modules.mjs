// `node scripts/runtime-modules.mjs FOLDER`: copies what the built server needs of node_modules into a
// folder: its own Node, what is not bundled, and what these depend on. The image is made of it.
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder = ''] = process.argv.slice(2)
const unbundled = JSON.parse(readFileSync('server/unbundled.json', 'utf8'))
const copied = new Set()
const waiting = ['node', ...unbundled]

for (const name of waiting) {
  const from = join('node_modules', name)
  if (copied.has(name) || !existsSync(from)) continue
  copied.add(name)
  cpSync(from, join(folder, name), { recursive: true, verbatimSymlinks: true })
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(from, 'package.json'), 'utf8'),
  )
  waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies }))
}
