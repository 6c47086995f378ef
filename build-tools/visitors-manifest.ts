import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { visitorsManifestPath } from '../app/platform/pages/page-code.ts'
import { compress } from './compressed.ts'

/** Writes a second route manifest for visitors, without the routes of the back-office. */
export const visitorsManifest: Plugin = {
  name: 'skrivestue-visitors-manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, '../client/assets')
    const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
    const script = await readFile(join(folder, name), 'utf8')
    const [start, json = ''] = script.split(/(?<=^[^=]+=)/)
    const manifest = JSON.parse(json.replace(/;\s*$/, '')) as { routes: Record<string, unknown> }
    const routes = Object.entries(manifest.routes).filter(
      ([id]) => !/^routes\/(?!public\/)/.test(id),
    )
    const visitors = join(folder, visitorsManifestPath(name))
    const reduced = { ...manifest, routes: Object.fromEntries(routes) }
    await writeFile(visitors, `${start}${JSON.stringify(reduced)};`)
    await Promise.all([join(folder, name), visitors].map(compress))
  },
}
