import type { Canvas } from './canvas.ts'
import { color, paint } from './color.ts'
import { spatter } from './ink.ts'
import { chance } from './random.ts'
import { regionOf, regionOfPath } from './region.ts'
import { broadStroke } from './sumi.ts'
import { dried, newSheet, wash } from './watercolour.ts'

/** A stone has gone into the water: rings of broad ink. */
export async function rings(): Promise<Canvas> {
  const width = 1800
  const height = 1200
  const sheet = newSheet(width, height, color('#f1ece0'), 'rings')
  const random = chance('rings')
  const pool = await regionOf(width, height, '<ellipse cx="900" cy="640" rx="800" ry="450"/>')
  wash(sheet, pool, {
    color: color('#7f9aa6'),
    strength: 0.5,
    bleed: 70,
    ragged: 60,
    flow: 1,
    cloudSize: 360,
    rim: 0.6,
  })
  const deep = await regionOf(width, height, '<ellipse cx="980" cy="690" rx="520" ry="280"/>')
  wash(sheet, deep, {
    color: paint.blue,
    strength: 0.42,
    bleed: 90,
    ragged: 60,
    flow: 1.1,
    cloudSize: 260,
    rim: 0.2,
    granulate: 0.8,
  })
  const ring = (
    rx: number,
    ry: number,
    from: number,
    sweep: number,
    radius: number,
    dry: number,
    strength: number,
  ) => {
    const points: [number, number][] = []
    for (let i = 0; i <= 28; i++) {
      const a = from + (sweep * i) / 28
      points.push([
        940 + Math.cos(a) * rx * (1 + 0.012 * i * 0.1) + random.normal() * 2,
        640 + Math.sin(a) * ry + random.normal() * 2,
      ])
    }
    broadStroke(sheet, points, { radius, dry, strength, color: paint.soot }, random)
  }
  ring(150, 74, 2.2, 5.6, 20, 0.5, 1.3)
  ring(350, 178, -0.6, 5.2, 30, 0.72, 1)
  ring(570, 296, 1.2, 4.6, 36, 0.95, 0.75)
  ring(760, 410, 3.4, 2.8, 26, 1.15, 0.5)
  const stone = await regionOfPath(
    width,
    height,
    'M880 622C890 586 960 574 1000 596C1030 616 1020 656 986 668C940 682 876 668 880 622Z',
  )
  wash(sheet, stone, {
    color: paint.wine,
    strength: 1.15,
    bleed: 2,
    ragged: 3,
    rim: 0.6,
    flow: 0.7,
    cloudSize: 40,
  })
  spatter(sheet, [960, 470], 190, 26, { radius: 8, strength: 0.8 }, random)
  return dried(sheet)
}
