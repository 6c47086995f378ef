import type { Canvas } from './canvas.ts'
import { glue } from './collage.ts'
import { color, paint } from './color.ts'
import { chance } from './random.ts'
import { regionNear, regionOf, regionOfPath } from './region.ts'
import { letterLeaf, plainLeaf, printedLeaf, washedLeaf } from './scraps.ts'
import { ridge } from './shapes.ts'

/** Nattens små sange: a small house under a great night. */
export async function smallNight(width: number, height: number): Promise<Canvas> {
  const night = await washedLeaf(width, height, paint.ink, paint.night, 'small night')
  const hill = await washedLeaf(width, height, paint.blue, paint.ink, 'small hill')
  const nearHill = await washedLeaf(width, height, paint.plum, paint.wine, 'small near hill')
  const moon = await washedLeaf(width, height, color('#e8cf98'), paint.ochre, 'small moon')
  const roof = await washedLeaf(width, height, color('#9a5040'), paint.wine, 'small roof')
  const random = chance('small stars')
  glue(night, await regionOf(width, height, '<circle cx="880" cy="330" r="104"/>'), {
    paper: moon,
    torn: 3,
    lifted: 5,
    seed: 'moon',
  })
  for (let i = 0; i < 46; i++) {
    const x = random.between(60, width - 60)
    const y = random.between(60, 800)
    if (Math.hypot(x - 880, y - 330) < 150 || (x < 720 && y < 430)) continue
    const r = random.between(2, 6)
    glue(
      night,
      await regionNear(
        x,
        y,
        40,
        `<path d="M${x} ${y - r * 1.7}L${x + r} ${y}L${x} ${y + r * 1.7}L${x - r} ${y}Z"/>`,
      ),
      { paper: moon, torn: 0, lifted: 1, seed: `star ${i}` },
    )
  }
  glue(night, await regionOfPath(width, height, ridge(width, 930, 60, 520, 'night hill', 500)), {
    paper: hill,
    torn: 9,
    seed: 'hill',
  })
  const white = plainLeaf(width, height, color('#e9e2d0'), 'night house')
  glue(night, await regionOfPath(width, height, 'M300 1010V900L360 846H520L560 900V1010Z'), {
    paper: white,
    torn: 0,
    lifted: 5,
    seed: 'house',
  })
  glue(
    night,
    await regionOfPath(width, height, 'M286 906L356 836H524L576 906ZM470 838V790H500V838Z'),
    { paper: roof, torn: 0, lifted: 3, seed: 'roof' },
  )
  glue(night, await regionOfPath(width, height, 'M340 930h44v44h-44zM470 930h44v44h-44z'), {
    paper: moon,
    torn: 0,
    lifted: 1,
    seed: 'pane',
  })
  glue(night, await regionOfPath(width, height, ridge(width, 1060, 40, 420, 'night near', 500)), {
    paper: nearHill,
    torn: 10,
    seed: 'near',
  })
  return night
}

/** De tolv breve: letters laid over one another, one sealed. */
export async function twelveLetters(width: number, height: number): Promise<Canvas> {
  const ground = await washedLeaf(width, height, color('#5f2230'), paint.plum, 'letters ground')
  const random = chance('letters')
  const inks = [paint.ink, paint.umber, paint.soot, paint.blue]
  for (let i = 0; i < 12; i++) {
    const leaf = await letterLeaf(width, height, inks[i % inks.length] ?? paint.ink)
    const x = random.between(60, 420)
    const y = 630 + (i % 6) * 112 + random.normal() * 24
    const w = random.between(360, 560)
    const h = random.between(180, 300)
    const turn = random.normal() * 9
    const shape = `<rect x="${x}" y="${y}" width="${w}" height="${h}" transform="rotate(${turn} ${x + w / 2} ${y + h / 2})"/>`
    glue(ground, await regionOf(width, height, shape), {
      paper: leaf,
      torn: 6,
      lifted: 7,
      seed: `letter ${i}`,
      dx: random.between(-60, 0),
      dy: random.between(-60, 0),
    })
  }
  const sealing = await washedLeaf(width, height, color('#a3202c'), paint.wine, 'seal')
  const seal = await regionOfPath(
    width,
    height,
    'M640 1010C690 980 760 1010 770 1066C784 1120 730 1164 676 1150C616 1140 580 1050 640 1010Z',
  )
  glue(ground, seal, { paper: sealing, torn: 0, lifted: 9, seed: 'wax' })
  return ground
}

/** Mosters sprog: jug and tulips cut from kitchen papers. */
export async function auntsJug(width: number, height: number): Promise<Canvas> {
  const ground = plainLeaf(width, height, color('#d9b65e'), 'aunt ground')
  const print = await printedLeaf(width, height, 24)
  const blue = await washedLeaf(width, height, paint.blue, paint.fjord, 'aunt blue')
  const red = await washedLeaf(width, height, color('#a8322f'), paint.wine, 'aunt red')
  const green = await washedLeaf(width, height, paint.moss, paint.sage, 'aunt green')
  const cloth = await washedLeaf(width, height, color('#e9e2d0'), paint.mist, 'aunt cloth')
  const paste = async (path: string, paper: Canvas, torn = 0, dx = 0) =>
    glue(ground, await regionOfPath(width, height, path), {
      paper,
      torn,
      lifted: 5,
      seed: path.slice(0, 12),
      dx,
    })
  await paste('M-20 1270C300 1240 700 1290 1020 1250V1600H-20Z', cloth, 10)
  await paste(
    'M486 1000C470 860 420 760 380 640L396 634C450 740 500 860 512 1000ZM530 1000C530 820 560 700 600 560L616 566C590 700 566 820 556 1000ZM580 1000C600 900 680 800 760 730L770 744C700 820 640 910 612 1000Z',
    green,
  )
  await paste(
    'M560 960C640 860 700 800 690 680C770 780 720 900 600 1000ZM470 980C400 900 330 880 300 780C400 800 480 880 500 980Z',
    green,
  )
  await paste(
    'M380 660C310 620 310 540 330 480L366 530L390 470L416 530L450 486C470 560 450 630 380 660Z',
    red,
  )
  await paste(
    'M606 590C530 560 530 470 546 400L586 452L610 384L640 452L680 404C696 480 680 560 606 590Z',
    red,
  )
  await paste(
    'M764 756C700 730 700 660 712 600L748 640L772 586L800 640L836 604C850 670 830 730 764 756Z',
    print,
    0,
    500,
  )
  await paste(
    'M400 960H680C690 1040 760 1090 760 1190C760 1300 680 1360 540 1360S320 1300 320 1190C320 1090 392 1040 400 960Z',
    blue,
  )
  await paste(
    'M690 1010C820 1000 880 1080 850 1170C830 1230 780 1250 744 1250L752 1210C800 1200 822 1160 816 1120C806 1070 760 1046 702 1050Z',
    blue,
  )
  await paste(
    'M336 1150C460 1190 620 1190 744 1150L752 1230C620 1270 460 1270 328 1230Z',
    print,
    0,
    100,
  )
  return ground
}
