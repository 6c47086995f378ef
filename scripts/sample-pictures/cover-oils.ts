import { type Canvas, drawOn, sketch } from './canvas.ts'
import { type Color, color } from './color.ts'
import { flowingNoise, layeredNoise } from './noise.ts'
import { oilPainting } from './oil.ts'
import { bands, blurred, cloud, fill, glow, near, ramp, ridge } from './shapes.ts'

/** Saltkirken: the tower left standing in the sand while the church is gone. */
export async function saltChurch(width: number, height: number): Promise<Canvas> {
  const tones: [number, Color][] = [
    [0, color('#30455a')],
    [0.4, color('#7d929c')],
    [0.6, color('#cfc7b2')],
    [1, color('#c9b48a')],
  ]
  const picture = await sketch(width, height, bands(width, height, tones))
  cloud(
    picture,
    flowingNoise('salt sky', 0.9),
    { x: 480, y: 260 },
    color('#22344a'),
    (_, y, v) => ramp(-0.1, 0.6, v) * 0.8 * ramp(1000, 300, y),
  )
  cloud(
    picture,
    flowingNoise('salt light', 0.8),
    { x: 420, y: 200 },
    color('#ece2c8'),
    (x, y, v) => ramp(-0.1, 0.6, v) * near(x, y, 380, 900, 500, 220),
  )
  await drawOn(
    picture,
    '<path d="M0 1010C300 1000 700 1004 1000 1012V1120H0Z" fill="#3e5c6c"/>' +
      blurred(
        '<path d="M0 1070C300 1050 700 1090 1000 1064V1084C700 1106 300 1070 0 1090Z" fill="#efe9da"/>',
        4,
      ) +
      '<path d="M520 1180V700L560 690V650L600 640V600L640 590V560H690V590L730 600V640L770 650V690L806 700V1200Z" fill="#efe8d8"/>' +
      '<path d="M690 560V590L730 600V640L770 650V690L806 700V1200H690Z" fill="#a9a79f"/>' +
      '<path d="M606 760c0-30 40-30 40 0v90h-40zM606 960c0-26 36-26 36 0v60h-36z" fill="#26364a"/>' +
      '<path d="M0 1110C220 1060 420 1130 620 1100S900 1080 1000 1110V1560H0Z" fill="#d9c498"/>' +
      '<path d="M380 1180C480 1110 640 1080 860 1130C960 1150 1000 1160 1000 1170V1560H200Z" fill="#b79c6c"/>' +
      '<path d="M0 1300C300 1220 600 1330 1000 1250V1560H0Z" fill="#8a7350"/>',
  )
  cloud(picture, layeredNoise('salt sand', 4), { x: 160, y: 36 }, color('#efe0ba'), (_, y, v) =>
    y > 1150 ? ramp(0.05, 0.5, v) * 0.6 : 0,
  )
  const sway = layeredNoise('salt strokes', 3)
  return oilPainting(picture, {
    seed: 'salt church',
    direction: (x, y) =>
      y > 1120
        ? -0.25 + sway(x / 260, y / 160) * 0.9
        : y > 1000
          ? 0.02
          : 0.4 + sway(x / 340, y / 300) * 1.6,
    ground: color('#7a5640'),
    focus: (x, y) => Math.min(1, near(x, y, 660, 860, 190, 340) * 0.8 + 0.12),
    follow: 4,
    scale: 0.8,
    relief: 0.6,
  })
}

/** A quiet evening in oil for whoever needs a cover: low sun, low land. */
export async function lowLand(width: number, height: number): Promise<Canvas> {
  const picture = await sketch(
    width,
    height,
    bands(width, height, [
      [0, color('#50666f')],
      [0.5, color('#c4b596')],
      [0.62, color('#dba765')],
      [0.63, color('#4a4136')],
      [1, color('#241d1b')],
    ]) +
      glow(width * 0.34, height * 0.6, width * 0.5, color('#f0c77e'), 0.7) +
      fill(ridge(width, height * 0.64, 20, 260, 'low land', 900), color('#3d3430')),
  )
  cloud(picture, layeredNoise('low stubble', 4), { x: 130, y: 18 }, color('#b98a45'), (_, y, v) =>
    y > height * 0.66 ? ramp(0, 0.5, v) * 0.8 : 0,
  )
  cloud(picture, flowingNoise('low sky', 1), { x: 420, y: 150 }, color('#33485a'), (_, y, v) =>
    y < height * 0.58 ? ramp(0, 0.6, v) * 0.7 : 0,
  )
  const sway = layeredNoise('low strokes', 3)
  return oilPainting(picture, {
    seed: 'low land',
    direction: (x, y) =>
      y < height * 0.63 ? sway(x / 380, y / 260) * 1.2 : -0.2 + sway(x / 200, y / 120) * 0.8,
    ground: color('#6a3a2c'),
    scale: 0.8,
    relief: 0.6,
  })
}
