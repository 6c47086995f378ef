import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin, RunnableDevEnvironment } from 'vite'
import { visitorsManifestPath } from '../app/platform/pages/page-code.ts'
import { sources, writeBuildStamp } from '../scripts/prepare.mjs'

/** `npm run dev`: renders pages with the same router and backend as the built site. */
export const development: Plugin = {
  name: 'skrivestue-development',
  apply: 'serve',
  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response, next) => {
      try {
        request.url = request.originalUrl
        const { runner } = vite.environments.ssr as RunnableDevEnvironment
        const { answer } = await runner.import('/server/development.ts')
        await answer(request, response)
      } catch (error) {
        next(error)
      }
    })
  },
}

async function compress(file: string) {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

export const compressed: Plugin = {
  name: 'skrivestue-compressed',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    sequential: true,
    async handler({ dir = '' }, files) {
      const texts = Object.keys(files).filter((file) => /\.(js|css|svg|json)$/.test(file))
      await Promise.all(texts.map((file) => compress(join(dir, file))))
    },
  },
}

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

export const dividedStyles: Plugin = {
  name: 'skrivestue-divided-styles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async writeBundle({ dir = '' }) {
    const { stylePieces } = await import('../app/platform/pages/page-styles/style-pieces.ts')
    const folder = join(dir, '../client/assets')
    const name = readdirSync(folder).find((file) => /^root-[\w-]+\.css$/.test(file)) ?? ''
    const pieces = stylePieces(await readFile(join(folder, name), 'utf8'))
    await writeFile(join(dir, 'style-pieces.json'), JSON.stringify(pieces))
  },
}

let fingerprint = ''

/** Records the sources of each build, so that tests refuse an outdated one. */
export const buildStamp: Plugin = {
  name: 'skrivestue-build-stamp',
  apply: 'build',
  buildStart() {
    fingerprint ||= sources()
  },
  writeBundle() {
    if (this.environment.name === 'ssr') writeBuildStamp(fingerprint)
  },
}
