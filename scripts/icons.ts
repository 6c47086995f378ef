// `npm run icons`: generates the home screen icons from the favicon; the results are committed.
// `-- FOLDER` writes them there instead.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const source = join(import.meta.dirname, '../public')
const folder = process.argv[2] ?? source
// Home screens round the corners themselves.
const favicon = readFileSync(join(source, 'favicon.svg'), 'utf8').replace(' rx="5"', '')

for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const) {
  const picture = sharp(Buffer.from(favicon), { density: (72 * size) / 32 }).resize(size)
  await picture
    .flatten()
    .png({ palette: true })
    .toFile(join(folder, `${name}.png`))
}
