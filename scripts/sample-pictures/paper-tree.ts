import type { Canvas } from './canvas.ts'
import { glue } from './collage.ts'
import { piece } from './collages.ts'
import { color, paint } from './color.ts'
import { chance } from './random.ts'
import { regionNear } from './region.ts'
import { letterLeaf, musicLeaf, printedLeaf, washedLeaf } from './scraps.ts'
import { ridge } from './shapes.ts'

/** A tree cut from the family papers: every leaf another year's print. */
export async function paperTree(): Promise<Canvas> {
  const w = 1800
  const h = 1200
  const ground = await washedLeaf(w, h, color('#d8d3c2'), color('#b8bdae'), 'tree ground')
  const papers = [
    await printedLeaf(w, h, 22),
    await letterLeaf(w, h),
    await musicLeaf(w, h),
    await washedLeaf(w, h, paint.sage, paint.moss, 'tree sage'),
    await washedLeaf(w, h, paint.wine, paint.plum, 'tree wine'),
    await washedLeaf(w, h, paint.ochre, paint.sienna, 'tree ochre'),
    await washedLeaf(w, h, paint.fjord, paint.blue, 'tree fjord'),
  ]
  const ink = await washedLeaf(w, h, paint.umber, paint.soot, 'tree ink')
  await piece(ground, ridge(w, 1040, 24, 500, 'tree soil', 300), {
    paper: papers[3] as Canvas,
    torn: 12,
    seed: 'soil',
  })
  await piece(
    ground,
    'M850 1060C880 940 880 840 860 740C800 690 700 660 600 560L616 546C720 630 800 650 862 690C866 600 830 500 780 380L800 372C850 460 880 520 900 600C930 520 930 420 920 280L944 278C960 420 960 520 944 640C1010 580 1060 520 1120 400L1142 410C1100 540 1040 640 950 720C1050 690 1120 660 1230 560L1246 576C1150 690 1060 740 948 780C940 880 950 960 990 1060Z',
    { paper: ink, torn: 0, lifted: 5, seed: 'trunk' },
  )
  const random = chance('leaves')
  for (let i = 0; i < 215; i++) {
    const a = random.between(0, Math.PI * 2)
    const r = Math.sqrt(random.next())
    const x = 915 + Math.cos(a) * r * 560
    const y = 420 + Math.sin(a) * r * 320
    if (y > 660 && Math.abs(x - 915) < 240) continue
    const size = random.between(34, 66)
    const turn = random.between(0, 360)
    const leaf = `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 ${-size}C${size * 0.62} ${-size * 0.4} ${size * 0.56} ${size * 0.5} 0 ${size}C${-size * 0.56} ${size * 0.5} ${-size * 0.62} ${-size * 0.4} 0 ${-size}Z"/></g>`
    glue(ground, await regionNear(x, y, size + 40, leaf), {
      paper: random.pick(papers),
      torn: random.next() < 0.3 ? 4 : 0,
      lifted: 4,
      seed: `leaf ${i}`,
      dx: random.between(-300, 0),
      dy: random.between(-300, 0),
    })
  }
  return ground
}
