import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type RunnableDevEnvironment } from 'vite'
import unbundled from './server/unbundled.json' with { type: 'json' }

// Bundled dependencies start three times as fast; these hold native code or are rarely needed.
const bundled = { noExternal: true, external: unbundled } as const

// What every public page needs, in two files: fewer requests, and together they compress better.
const groups = [
  {
    name: 'framework',
    test: /app[\\/]take-over|node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
  },
  { name: 'site', test: /app[\\/]site[\\/]/, minShareCount: 2 },
]

export default defineConfig(({ command }) => ({
  plugins: [development, compressed, tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: { rollupOptions: { input: './server/index.ts' } },
      resolve: command === 'build' ? bundled : {},
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
