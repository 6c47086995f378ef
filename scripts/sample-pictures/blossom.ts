import { color, paint } from './color.ts'
import { inkLine, throughPoints } from './ink.ts'
import { chance } from './random.ts'
import type { Sheet } from './watercolour.ts'

/** Cherry in bud: dark twigs, a few pale flowers. */
export function branch(sheet: Sheet): void {
  const random = chance('branch')
  const twigs: [number, number][][] = [
    [
      [1270, 960],
      [1290, 700],
      [1250, 500],
      [1300, 300],
      [1270, 130],
    ],
    [
      [1310, 960],
      [1320, 720],
      [1410, 540],
      [1450, 380],
      [1560, 250],
    ],
    [
      [1256, 520],
      [1190, 420],
      [1130, 370],
      [1040, 340],
    ],
    [
      [1284, 360],
      [1350, 260],
      [1370, 170],
    ],
    [
      [1420, 520],
      [1500, 470],
      [1590, 470],
    ],
    [
      [1140, 376],
      [1110, 300],
      [1060, 250],
    ],
  ]
  twigs.forEach((twig, i) => {
    inkLine(
      sheet,
      twig,
      { radius: i < 2 ? 7 : 4, color: paint.umber, strength: 1, press: (a) => 1 - 0.8 * a },
      random,
    )
    const curve = throughPoints(twig)
    for (let k = 0; k < 10; k++) {
      const [x, y] = curve[Math.floor(curve.length * random.between(i < 2 ? 0.5 : 0.3, 1))] ?? [
        0, 0,
      ]
      if (y < 640)
        flower(sheet, x + random.normal() * 9, y + random.normal() * 9, random.between(13, 27))
    }
  })
}

function flower(sheet: Sheet, x: number, y: number, size: number): void {
  const random = chance(`flower ${x} ${y}`)
  const turn = random.next() * 6
  for (let i = 0; i < 5; i++) {
    const a = turn + (i * Math.PI * 2) / 5
    const px = x + Math.cos(a) * size * 0.55
    const py = y + Math.sin(a) * size * 0.5
    const how = {
      radius: size * 0.42,
      strength: random.between(0.22, 0.6),
      press: () => 1,
      tremble: 0,
      bleed: 2,
    }
    inkLine(
      sheet,
      [
        [px - 1, py],
        [px + 1, py + 1],
      ],
      { ...how, color: random.pick([paint.rose, color('#d8a9a6'), color('#c4808a')]) },
      random,
    )
  }
  inkLine(
    sheet,
    [
      [x, y],
      [x + 1, y + 1],
    ],
    { radius: 3.4, color: paint.wine, strength: 0.9, press: () => 1 },
    random,
  )
}
