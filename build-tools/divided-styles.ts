import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes the stylesheet as pieces, from which the server selects the CSS of a page. */
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
