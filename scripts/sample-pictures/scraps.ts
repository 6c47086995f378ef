import { type Canvas, newCanvas, sketch } from './canvas.ts'
import { type Color, hex, paint } from './color.ts'
import { paperGrain, showPaper } from './finish.ts'
import { throughPoints } from './ink.ts'
import { layeredNoise } from './noise.ts'
import { chance } from './random.ts'
import { regionOf } from './region.ts'
import { cloud, ramp } from './shapes.ts'
import { typesetCanvas } from './typeset.ts'
import { dried, newSheet, wash } from './watercolour.ts'

/** The papers that lie in the collage drawer. */

const verse = [
  'Nu lægger sig vinden bag dige og hegn,',
  'og lyset går ud over vandet;',
  'en fugl stryger hjem til den hvilende egn,',
  'og dagen er deres, der sanded',
  'at intet blev vores ved kamp eller kløgt:',
  'vi fik, hvad vi næppe har søgt.',
  '',
  'Kom, aften, og tag os det tunge af hånd,',
  'det halve, det ufærdigt gjorte;',
  'lad natten begynde som hvile og ånd',
  'og huset med ulåste porte.',
  'Læg stjernerne frem, hvor vi intet fik sagt,',
  'og hold over sovende vagt.',
  '',
]

/** A leaf from a hymn book, printed in Newsreader on yellowed paper. */
export async function printedLeaf(width: number, height: number, size: number): Promise<Canvas> {
  const lines: string[] = []
  while (lines.length * size * 1.45 < height + size * 4) lines.push(...verse)
  const css = `body{background:#e9dec4;color:#2b231d;font:${size}px/1.45 Newsreader;padding:${size}px;white-space:pre}`
  const leaf = await typesetCanvas(width, height, css, `<div>${lines.join('\n')}</div>`)
  return aged(leaf, 'leaf')
}

/** A leaf of handwritten music. */
export async function musicLeaf(width: number, height: number): Promise<Canvas> {
  const random = chance('music')
  let shapes = `<rect width="${width}" height="${height}" fill="#ece2c9"/>`
  for (let top = 40; top < height; top += 118) {
    for (let i = 0; i < 5; i++)
      shapes += `<path d="M0 ${top + i * 13}H${width}" stroke="#5a4c40" stroke-width="1.8"/>`
    for (let x = 30; x < width; x += random.between(34, 74)) {
      const step = Math.round(random.between(-2, 10))
      const y = top + step * 6.5
      const open = random.next() < 0.25
      const up = step > 4
      shapes += `<ellipse cx="${x}" cy="${y}" rx="9.4" ry="6.4" transform="rotate(-22 ${x} ${y})" fill="${open ? 'none' : '#221b18'}" stroke="#221b18" stroke-width="2.4"/>`
      shapes += `<path d="M${up ? x + 8.4 : x - 8.4} ${y}v${up ? -48 : 48}" stroke="#221b18" stroke-width="2.4"/>`
      if (random.next() < 0.14)
        shapes += `<path d="M${x + 26} ${top}v52" stroke="#221b18" stroke-width="2"/>`
    }
  }
  return aged(await sketch(width, height, shapes), 'music')
}

/** A page of a letter in a running hand that nobody can read. */
export async function letterLeaf(
  width: number,
  height: number,
  of: Color = paint.ink,
): Promise<Canvas> {
  const random = chance('letter')
  let shapes = `<rect width="${width}" height="${height}" fill="#efe8d8"/>`
  for (let y = 60; y < height; y += 46) {
    let x = 24 + random.between(0, 20)
    while (x < width - 60) {
      const letters = Math.floor(random.between(2, 9))
      const points: [number, number][] = []
      // A running hand is a row of loops: wide or narrow, now and then high or below the line.
      for (let i = 0; i < letters; i++) {
        const wild = random.next()
        const rise = wild < 0.16 ? 30 : wild > 0.88 ? -20 : random.between(9, 14)
        const loop = random.between(0.3, 1.25) * 5
        const step = random.between(9, 14)
        for (let k = 0; k < 8; k++) {
          const t = k / 8
          const up = rise * 0.5 * (1 - Math.cos(t * Math.PI * 2))
          points.push([x + t * step - loop * Math.sin(t * Math.PI * 2) + up * 0.38, y - up])
        }
        x += step
      }
      points.push([x, y])
      const line = throughPoints(points).map(
        ([px, py]) => `${px.toFixed(1)} ${(py + px * 0.012).toFixed(1)}`,
      )
      shapes += `<path d="M${line.join('L')}" fill="none" stroke="${hex(of)}" stroke-width="2.1" stroke-linecap="round" opacity="0.86"/>`
      x += random.between(12, 24)
    }
  }
  return aged(await sketch(width, height, shapes), 'letter')
}

/** A sheet washed with one or two colours, for cutting up. */
export async function washedLeaf(
  width: number,
  height: number,
  of: Color,
  over: Color,
  seed: string,
): Promise<Canvas> {
  const sheet = newSheet(width, height, paint.paper, seed)
  const all = await regionOf(
    width,
    height,
    `<rect x="-200" y="-200" width="${width + 400}" height="${height + 400}"/>`,
  )
  wash(sheet, all, { color: of, strength: 0.95, flow: 0.9, cloudSize: 260, granulate: 0.8, rim: 0 })
  const band = await regionOf(
    width,
    height,
    `<ellipse cx="${width * 0.4}" cy="${height * 0.62}" rx="${width * 0.5}" ry="${height * 0.22}"/>`,
  )
  wash(sheet, band, {
    color: over,
    strength: 0.6,
    bleed: 60,
    ragged: 40,
    flow: 1,
    granulate: 0.9,
    rim: 0.5,
  })
  return dried(sheet)
}

/** Plain paper of one colour with its grain. */
export function plainLeaf(width: number, height: number, of: Color, seed: string): Canvas {
  const leaf = newCanvas(width, height, of)
  cloud(
    leaf,
    layeredNoise(`plain ${seed}`, 5),
    { x: 300, y: 300 },
    paint.paper,
    (_, __, v) => ramp(0, 0.9, v) * 0.16,
  )
  showPaper(leaf, paperGrain(width, height, seed), 0.07, seed)
  return leaf
}

function aged(leaf: Canvas, seed: string): Canvas {
  cloud(
    leaf,
    layeredNoise(`age ${seed}`, 4),
    { x: 340, y: 260 },
    paint.sienna,
    (_, __, v) => ramp(0.1, 0.9, v) * 0.3,
  )
  showPaper(leaf, paperGrain(leaf.width, leaf.height, `aged ${seed}`), 0.05, seed)
  return leaf
}
