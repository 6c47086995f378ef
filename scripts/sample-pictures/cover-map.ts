import type { Canvas } from './canvas.ts'
import { glue } from './collage.ts'
import { color, paint } from './color.ts'
import { inkLine, throughPoints } from './ink.ts'
import { layeredNoise } from './noise.ts'
import { chance } from './random.ts'
import { regionOfPath } from './region.ts'
import { plainLeaf } from './scraps.ts'
import { dried, newSheet, wash } from './watercolour.ts'

/** Det hvide i kortet: contour lines around a place that nobody measured. */
export async function whiteOnTheMap(width: number, height: number): Promise<Canvas> {
  const sheet = newSheet(width, height, color('#e9e1cd'), 'map')
  const random = chance('map')
  const sea = await regionOfPath(
    width,
    height,
    'M-40 -40H420C360 160 520 260 430 420C330 560 120 520 -40 640ZM1040 900C860 960 900 1160 760 1280C640 1380 700 1500 640 1620H1040Z',
  )
  wash(sheet, sea, {
    color: paint.fjord,
    strength: 0.75,
    bleed: 5,
    ragged: 8,
    rim: 0.9,
    granulate: 0.8,
    flow: 0.9,
  })
  const noise = layeredNoise('contours', 3)
  const from = (x: number, y: number) =>
    Math.hypot((x - 520) / 1.05, (y - 800) / 1.25) + noise(x / 260, y / 260) * 170
  for (let level = 330; level < 1100; level += 46) {
    for (let a = 0; a < 40; a++) {
      const points: [number, number][] = []
      for (let k = 0; k <= 10; k++) {
        const angle = ((a + k / 9) / 40) * Math.PI * 2
        let r = level
        for (let s = 0; s < 14; s++) {
          const x = 520 + Math.cos(angle) * r
          const y = 800 + Math.sin(angle) * r * 1.2
          r += (level - from(x, y)) * 0.5
        }
        points.push([520 + Math.cos(angle) * r, 800 + Math.sin(angle) * r * 1.2])
      }
      if (points.every(([x, y]) => x < 0 || y < 0 || x > width || y > height)) continue
      inkLine(
        sheet,
        points,
        {
          radius: (level - 330) % 230 === 0 ? 2.2 : 1.2,
          color: paint.sienna,
          strength: 0.7,
          tremble: 0.4,
          press: () => 1,
        },
        random,
      )
    }
  }
  const road = throughPoints([
    [-20, 1320],
    [180, 1240],
    [300, 1300],
    [460, 1230],
    [600, 1260],
  ])
  inkLine(
    sheet,
    road.filter((_, i) => i % 6 === 0),
    { radius: 4, color: paint.wine, strength: 0.9, press: () => 1 },
    random,
  )
  const map = dried(sheet)
  const white = plainLeaf(width, height, color('#f8f4ea'), 'white')
  const hole =
    'M250 520C380 430 640 440 760 560C850 680 830 900 780 1010C700 1130 480 1180 330 1080C210 980 180 640 250 520Z'
  glue(map, await regionOfPath(width, height, hole), {
    paper: white,
    torn: 14,
    lifted: 5,
    seed: 'hole',
  })
  return map
}
