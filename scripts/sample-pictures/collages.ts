import type { Canvas } from './canvas.ts'
import { glue, type Scrap } from './collage.ts'
import { color, paint } from './color.ts'
import { regionOf, regionOfPath } from './region.ts'
import { letterLeaf, musicLeaf, plainLeaf, printedLeaf, washedLeaf } from './scraps.ts'

const width = 1800

const height = 1350

export async function piece(canvas: Canvas, path: string, scrap: Scrap): Promise<void> {
  glue(canvas, await regionOfPath(canvas.width, canvas.height, path), scrap)
}

/** Music, printed verse, a blue moon and a hill: a hymn before it has a tune. */
export async function hymnCollage(): Promise<Canvas> {
  const ground = plainLeaf(width, height, color('#d9ccb1'), 'hymn ground')
  const music = await musicLeaf(width, height)
  const print = await printedLeaf(width, height, 30)
  const blue = await washedLeaf(width, height, paint.blue, paint.ink, 'hymn blue')
  const wine = await washedLeaf(width, height, paint.wine, paint.plum, 'hymn wine')
  const ochre = await washedLeaf(width, height, paint.ochre, paint.sienna, 'hymn ochre')
  const sage = await washedLeaf(width, height, paint.sage, paint.moss, 'hymn sage')
  await piece(ground, 'M150 120L1010 90L1040 760L170 800Z', { paper: music, torn: 14, seed: 'a' })
  await piece(ground, 'M820 170L1660 140L1680 900L860 930Z', {
    paper: print,
    dx: 840,
    dy: 150,
    torn: 12,
    seed: 'b',
  })
  await piece(
    ground,
    'M90 700C400 610 620 700 900 640S1500 560 1730 690L1720 1010C1300 930 800 1040 100 1000Z',
    { paper: blue, torn: 16, seed: 'c' },
  )
  await piece(ground, 'M70 930C380 850 700 960 1000 900S1560 840 1740 930L1740 1260L80 1270Z', {
    paper: sage,
    torn: 12,
    seed: 'd',
  })
  await piece(
    ground,
    'M60 1090C460 1020 900 1130 1300 1070S1640 1040 1750 1060L1750 1290L60 1290Z',
    { paper: wine, torn: 14, seed: 'e' },
  )
  const moon = await regionOf(width, height, '<circle cx="1270" cy="430" r="196"/>')
  glue(ground, moon, { paper: ochre, torn: 0, lifted: 6, seed: 'f' })
  await piece(ground, 'M520 960V690L600 610L680 690V740H860L890 800V960Z', {
    paper: plainLeaf(width, height, paint.paper, 'church'),
    torn: 0,
    lifted: 5,
    seed: 'g',
  })
  await piece(ground, 'M676 736L700 696H842L866 742Z', {
    paper: wine,
    torn: 0,
    lifted: 3,
    seed: 'h',
  })
  await piece(
    ground,
    'M578 800c0-34 44-34 44 0v60h-44zM730 820c0-26 34-26 34 0v50h-34zM796 820c0-26 34-26 34 0v50h-34z',
    { paper: blue, torn: 0, lifted: 2, seed: 'i' },
  )
  return ground
}

/** A boat, a bowl and the letter that was never sent. */
export async function boatCollage(): Promise<Canvas> {
  const ground = await washedLeaf(width, height, color('#c7c4b4'), color('#a9b0aa'), 'boat ground')
  const letter = await letterLeaf(width, height)
  const wine = await washedLeaf(width, height, paint.wine, paint.umber, 'boat wine')
  const ink = await washedLeaf(width, height, paint.ink, paint.night, 'boat ink')
  const fjord = await washedLeaf(width, height, paint.fjord, paint.blue, 'boat fjord')
  const sand = await washedLeaf(width, height, paint.sand, paint.ochre, 'boat sand')
  const print = await printedLeaf(width, height, 26)
  await piece(ground, 'M360 80L1480 120L1450 800L330 760Z', {
    paper: letter,
    dx: 340,
    dy: 60,
    torn: 15,
    seed: 'k',
  })
  await piece(ground, 'M80 760C500 700 1000 790 1720 720L1730 1060L90 1080Z', {
    paper: fjord,
    torn: 14,
    seed: 'l',
  })
  await piece(ground, 'M60 960C560 900 1100 1010 1740 930L1740 1290L60 1290Z', {
    paper: ink,
    torn: 13,
    seed: 'm',
  })
  await piece(
    ground,
    'M470 800C700 850 1120 850 1360 790C1310 930 1210 990 920 990S530 930 470 800Z',
    { paper: wine, torn: 0, lifted: 7, seed: 'n' },
  )
  await piece(ground, 'M934 760V210C1090 360 1190 540 1220 740Z', {
    paper: print,
    dx: 900,
    dy: 190,
    torn: 6,
    lifted: 6,
    seed: 'o',
  })
  await piece(ground, 'M906 750V300C800 440 700 600 660 730Z', {
    paper: sand,
    torn: 5,
    lifted: 6,
    seed: 'p',
  })
  await piece(ground, 'M914 800V180H926V800Z', { paper: ink, torn: 0, lifted: 3, seed: 'q' })
  await piece(
    ground,
    'M1440 250C1490 220 1560 240 1580 290C1600 350 1540 400 1480 390C1410 376 1400 280 1440 250Z',
    { paper: wine, torn: 4, lifted: 5, seed: 'r' },
  )
  return ground
}
