import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes .br and .gz versions beside a file. */
export async function compress(file: string) {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}

/** Compresses the client's files at the highest level. */
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
