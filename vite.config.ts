import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type RunnableDevEnvironment } from 'vite'
import { visitorsManifestOf } from './app/platform/pages/page-code.ts'
import unbundled from './server/unbundled.json' with { type: 'json' }

// Bundled dependencies start three times as fast; these hold native code or are rarely needed.
const bundled = { noExternal: true, external: unbundled } as const

export default defineConfig(({ command }) => ({
  plugins: [development, compressed, tailwindcss(), reactRouter(), visitorsManifest, dividedStyles],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './server/index.ts' } },
      resolve: command === 'build' ? bundled : {},
      // Of React and others the half that is for development stays out of the build.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
}))

/** `npm run dev`: pages come from the same router and backend as in service. */
const development: Plugin = {
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

/** The client's files are compressed as well as can be when they are built, not when they are asked for. */
const compressed: Plugin = {
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

/** The router's list of all routes, and beside it one for visitors, without those of the back-office. */
const visitorsManifest: Plugin = {
  name: 'skrivestue-visitors-manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, '../client/assets')
    const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
    const whole = await readFile(join(folder, name), 'utf8')
    const [start, json = ''] = whole.split(/(?<=^[^=]+=)/)
    const manifest = JSON.parse(json.replace(/;\s*$/, '')) as { routes: Record<string, unknown> }
    const routes = Object.entries(manifest.routes).filter(
      ([id]) => !/^routes\/(?!public\/)/.test(id),
    )
    const visitors = join(folder, visitorsManifestOf(name))
    const reduced = { ...manifest, routes: Object.fromEntries(routes) }
    await writeFile(visitors, `${start}${JSON.stringify(reduced)};`)
    await Promise.all([join(folder, name), visitors].map(compress))
  },
}

/** The stylesheet of all pages, in pieces from which the server takes what a page needs. */
const dividedStyles: Plugin = {
  name: 'skrivestue-divided-styles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async writeBundle({ dir = '' }) {
    const { stylePieces } = await import('./app/platform/pages/page-styles/style-pieces.ts')
    const folder = join(dir, '../client/assets')
    const name = readdirSync(folder).find((file) => /^root-[\w-]+\.css$/.test(file)) ?? ''
    const pieces = stylePieces(await readFile(join(folder, name), 'utf8'))
    await writeFile(join(dir, 'style-pieces.json'), JSON.stringify(pieces))
  },
}
