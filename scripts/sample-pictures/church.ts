import { type Canvas, drawOn, sketch } from './canvas.ts'
import { color, hex, mix } from './color.ts'
import { flowingNoise, layeredNoise } from './noise.ts'
import { oilPainting } from './oil.ts'
import { chance } from './random.ts'
import { blurred, cloud, glow, near, ramp, shade } from './shapes.ts'

/** A round arch standing on `foot`. */
function arch(x: number, foot: number, half: number, spring: number): string {
  return `M${x - half} ${foot}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${foot}Z`
}

/** Looking up the nave: arch within arch, to a small window with the morning in it. */
export async function nave(): Promise<Canvas> {
  const width = 1800
  const height = 1200
  const x = 960
  const near_ = color('#5a4c48')
  const far = color('#ddd2ba')
  let shapes = ''
  const steps = 7
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const half = 860 * (1 - t) ** 1.35 + 92
    const spring = 470 + (470 - 470) * t + 90 * t
    const foot = 1300 - 470 * t ** 0.8
    const wall = mix(near_, far, t ** 0.8)
    shapes += `<path d="${arch(x, foot, half, spring)}" fill="${hex(mix(wall, color('#3a2c33'), 0.35))}"/>`
    shapes += `<path d="${arch(x + half * 0.05, foot, half * 0.94, spring + half * 0.03)}" fill="${hex(wall)}"/>`
  }
  const picture = await sketch(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#41383a"/>${shapes}`,
  )
  await drawOn(
    picture,
    '<path d="M300 1210L880 828H1040L1560 1210Z" fill="#7d6a55"/><path d="M700 1210L930 828H986L1130 1210Z" fill="#6a1c2c"/>' +
      blurred('<path d="M760 1210L936 828H966L1010 1210Z" fill="#a04a4c"/>', 14) +
      '<path d="M520 1210L620 1080H800L760 1210ZM1150 1210L1110 1080H1290L1400 1210ZM640 1060L700 980H836L806 1060ZM1096 1060L1076 980H1200L1270 1060Z" fill="#3b2c26"/>' +
      glow(x, 560, 330, color('#fff3cf'), 0.75) +
      `<path d="${arch(x, 720, 42, 560)}" fill="#fdf5df"/><path d="M956 512h8v208h-8zM918 610h84v8h-84z" fill="#9a8f78"/>` +
      '<path d="M880 760h160v66H880z" fill="#efe6d2"/><path d="M900 730h8v32h-8zM1012 730h8v32h-8z" fill="#8a6a3c"/>' +
      blurred('<path d="M930 560L300 1210H620L990 560Z" fill="#fbe8bd" opacity="0.32"/>', 30),
  )
  cloud(
    picture,
    flowingNoise('nave chalk', 0.8),
    { x: 260, y: 320 },
    color('#8f9a9a'),
    (_, __, v) => ramp(0, 0.7, v) * 0.45,
  )
  cloud(
    picture,
    flowingNoise('nave warm', 0.8),
    { x: 320, y: 260 },
    color('#c79b73'),
    (_, __, v) => ramp(0.1, 0.7, v) * 0.4,
  )
  shade(
    picture,
    (px, y) => 1.08 - 0.5 * ramp(0.3, 1.1, Math.hypot((px - x) / 1150, (y - 640) / 800)),
  )
  const sway = layeredNoise('nave strokes', 3)
  return oilPainting(picture, {
    seed: 'nave',
    direction: (px, y) => Math.atan2(y - 620, px - x) + Math.PI / 2 + sway(px / 240, y / 240) * 0.5,
    ground: color('#5a3a30'),
    focus: (px, y) => Math.min(1, near(px, y, x, 640, 300, 240) * 0.75 + 0.12),
    follow: 6,
    uneven: 0.04,
    relief: 0.55,
  })
}

/** Organ pipes: tall lights and darks that stand like a wood. */
export async function organPipes(): Promise<Canvas> {
  const width = 2000
  const height = 1100
  const random = chance('pipes')
  const picture = await sketch(width, height, '<rect width="2000" height="1100" fill="#2a1a22"/>')
  cloud(
    picture,
    flowingNoise('pipes dark', 1),
    { x: 500, y: 500 },
    color('#14233c'),
    (_, __, v) => ramp(-0.1, 0.5, v) * 0.8,
  )
  let pipes = ''
  const tower = (from: number, to: number, high: number, low: number, rise: 1 | -1 | 0) => {
    const count = Math.round((to - from) / 58)
    for (let i = 0; i < count; i++) {
      const u = count > 1 ? i / (count - 1) : 0.5
      const arc = rise === 0 ? Math.abs(u - 0.5) * 2 : rise === 1 ? 1 - u : u
      const w = (to - from) / count - 5
      const x = from + i * ((to - from) / count)
      const top = high + (low - high) * arc + random.normal() * 5
      const foot = 800
      const tin = random.pick(['#b9b3a2', '#a8a597', '#c8bfa6', '#9d9c94'])
      pipes += `<path d="M${x} ${top}h${w}V${foot}L${x + w * 0.62} ${foot + 96}h${-w * 0.24}L${x} ${foot}Z" fill="#4d4844"/>`
      pipes += `<path d="M${x + w * 0.1} ${top}h${w * 0.56}V${foot}l${-w * 0.16} 86h${-w * 0.1}L${x + w * 0.1} ${foot}Z" fill="${tin}"/>`
      pipes += `<path d="M${x + w * 0.2} ${top}h${w * 0.2}V${foot}h${-w * 0.2}Z" fill="#efe6cf"/>`
      pipes += `<path d="M${x + w * 0.72} ${top}h${w * 0.16}V${foot}h${-w * 0.16}Z" fill="#8a6f4c"/>`
      pipes += `<path d="M${x + w * 0.2} ${foot - 66}h${w * 0.6}l${-w * 0.3} 30z" fill="#1d171b"/>`
    }
  }
  tower(60, 420, 150, 420, 0)
  tower(450, 800, 330, 560, -1)
  tower(830, 1190, 70, 330, 0)
  tower(1220, 1560, 330, 560, 1)
  tower(1590, 1950, 150, 420, 0)
  await drawOn(
    picture,
    pipes +
      '<path d="M0 890H2000V960H0Z" fill="#4a1a25"/><path d="M0 884H2000V906H0Z" fill="#b08a4a"/><path d="M0 960H2000V1100H0Z" fill="#2a1517"/>' +
      '<path d="M40 890V300h12v590zM426 890V300h14v590zM806 890V200h14v690zM1196 890V200h14v690zM1566 890V300h14v590zM1952 890V300h12v590z" fill="#6a3a2c"/>' +
      blurred(
        '<path d="M-100 -40L500 -40L1500 1140L700 1140Z" fill="#f3d9a0" opacity="0.26"/>',
        60,
      ),
  )
  shade(
    picture,
    (x, y) => 1.08 - 0.55 * ramp(0.35, 1.15, Math.hypot((x - 960) / 1250, (y - 540) / 800)),
  )
  const sway = layeredNoise('pipes strokes', 3)
  return oilPainting(picture, {
    seed: 'pipes',
    direction: (x, y) =>
      y > 880 ? sway(x / 300, y / 100) * 0.2 : Math.PI / 2 + sway(x / 260, y / 300) * 0.35,
    ground: color('#4a2a26'),
    focus: (x, y) => Math.min(1, near(x, y, 1000, 560, 900, 330) * 0.5 + 0.06),
    follow: 3,
    uneven: 0.042,
    relief: 0.55,
  })
}
