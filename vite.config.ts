import { spawnSync } from 'node:child_process'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkFileNames, chunkGroups } from './build-tools/chunk-groups.ts'
import {
  buildStamp,
  compressed,
  development,
  dividedStyles,
  visitorsManifest,
} from './build-tools/plugins.ts'
import unbundled from './server/unbundled.json' with { type: 'json' }

// Bundled dependencies start three times as fast. The external ones contain native code or are rarely used.
const bundled = { noExternal: true, external: unbundled } as const

function definitions() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'])
  const commit = process.env.COMMIT || (status === 0 ? stdout.toString().trim() : '')
  return {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.COMMIT': JSON.stringify(commit),
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    development,
    compressed,
    tailwindcss(),
    reactRouter(),
    visitorsManifest,
    dividedStyles,
    buildStamp,
  ],
  resolve: { tsconfigPaths: true },
  // The browsers that can read the site (CONTRIBUTING.md, "Browsers").
  build: { assetsInlineLimit: 0, target: ['chrome111', 'firefox115', 'safari16.4'] },
  environments: {
    client: {
      build: {
        rollupOptions: { output: { chunkFileNames, codeSplitting: { groups: chunkGroups } } },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './server/index.ts' } },
      resolve: command === 'build' ? bundled : {},
      // Excludes the development builds of React and other libraries.
      define: command === 'build' ? definitions() : {},
    },
  },
}))
