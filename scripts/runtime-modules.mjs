// `node scripts/runtime-modules.mjs FOLDER`: copies the runtime dependencies of the built server into a
// folder for the image: its own Node and the modules that are not bundled, with their dependencies.
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
  cpSync(from, join(folder, name), { recursive: true, verbatimSymlinks: true, filter: isNeeded })
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(from, 'package.json'), 'utf8'),
  )
  waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies }))
}

/** Leaves out types, source maps, and the copy of Node that its package was installed from. */
function isNeeded(path) {
  return !/\.d\.[cm]?ts$|\.map$|node_modules\/node\/node_modules/.test(path)
}
