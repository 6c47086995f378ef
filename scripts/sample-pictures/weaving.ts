import type { Canvas } from './canvas.ts'
import { color, mix, paint } from './color.ts'
import { inkLine } from './ink.ts'
import { regionOfPatch } from './patch.ts'
import { chance } from './random.ts'
import { dried, newSheet, wash } from './watercolour.ts'

/** A weaving in paper: washed strips over and under each other. */
export async function weaving(): Promise<Canvas> {
  const width = 2000
  const height = 1100
  const sheet = newSheet(width, height, color('#efe8d8'), 'weaving')
  const random = chance('weaving')
  const tones = [
    paint.fjord,
    paint.ink,
    paint.wine,
    paint.ochre,
    paint.sage,
    paint.clay,
    paint.mist,
    paint.blue,
  ]
  const rows = 13
  const columns = 25
  const cellX = (width - 180) / columns
  const cellY = (height - 180) / rows
  const warp = Array.from({ length: columns }, () =>
    mix(random.pick(tones), paint.paper, random.between(0, 0.35)),
  )
  const weft = Array.from({ length: rows }, (_, r) =>
    mix(tones[(r * 3 + (r % 2)) % tones.length] ?? paint.ink, paint.paper, random.between(0, 0.3)),
  )
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const over = (r + c) % 2 === 0
      const x = 90 + c * cellX + random.normal() * 2
      const y = 90 + r * cellY + random.normal() * 2
      const long = over ? 0.24 : 0.04
      const tall = over ? 0.04 : 0.24
      const cell = await regionOfPatch(
        sheet,
        x - cellX * long,
        y - cellY * tall,
        cellX * (1 + long * 2) - 6,
        cellY * (1 + tall * 2) - 6,
      )
      const tone = (over ? weft[r] : warp[c]) ?? paint.ink
      const middle = over ? x + cellX / 2 : y + cellY / 2
      const half = (over ? cellX : cellY) * 0.74
      wash(sheet, cell, {
        color: tone,
        strength: random.between(0.55, 0.95),
        bleed: 2,
        ragged: 2.5,
        rim: 0.55,
        granulate: 0.7,
        flow: 0.8,
        cloudSize: 70,
        pool: (px, py) => 0.72 + 0.65 * (Math.abs((over ? px : py) - middle) / half) ** 2,
      })
    }
  }
  for (let c = 0; c < columns; c++) {
    for (const top of [true, false]) {
      for (let k = 0; k < 3; k++) {
        const x = 90 + (c + 0.25 + k * 0.25) * cellX
        const y = top ? 92 : height - 92
        const away = top ? -1 : 1
        inkLine(
          sheet,
          [
            [x, y],
            [x + random.normal() * 6, y + away * 24],
            [x + random.normal() * 10, y + away * random.between(40, 66)],
          ],
          { radius: 2, color: warp[c] ?? paint.ink, strength: 0.9, press: (a) => 1 - 0.6 * a },
          random,
        )
      }
    }
  }
  return dried(sheet)
}
