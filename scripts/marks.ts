/**
 * `npm run marks`: makes the masks of the marks (app/domain/marks/masks), because the server does not decode SVG.
 * Run it after a path was changed or added.
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { marks, pen } from '../app/faces/marks.ts'

const size = 384

for (const { name, path } of [...marks, pen]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48"><path d="${path}" fill="none" stroke="#000" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .png({ palette: true, colours: 16, effort: 10 })
    .toFile(join(import.meta.dirname, '../app/domain/marks/masks', `${name}.png`))
}
