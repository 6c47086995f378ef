import { type Canvas, drawOn, sketch } from './canvas.ts'
import { type Color, color } from './color.ts'
import { flowingNoise, layeredNoise } from './noise.ts'
import { oilPainting } from './oil.ts'
import { chance } from './random.ts'
import { bands, blurred, cloud, fill, near, ramp, ridge, shade } from './shapes.ts'

/** A stepped gable from its foot at the left corner: `steps` steps up, `steps` steps down. */
function steppedGable(left: number, foot: number, width: number, rise: number, steps: number) {
  const run = width / (steps * 2 + 1)
  const up = rise / steps
  const points = [`M${left} ${foot + 420}V${foot}`]
  for (let i = 0; i < steps; i++) points.push(`h${run}v${-up}`)
  points.push(`h${run}`)
  for (let i = 0; i < steps; i++) points.push(`v${up}h${run}`)
  points.push(`V${foot + 420}Z`)
  return points.join('')
}

/** The whitewashed gable of a village church against a thundery sky. */
export async function whiteGable(): Promise<Canvas> {
  const width = 1800
  const height = 1350
  const sky: [number, Color][] = [
    [0, color('#22344c')],
    [0.5, color('#4d6678')],
    [0.75, color('#93a3a4')],
    [1, color('#b7b399')],
  ]
  const church = `
    <path d="M980 700L1180 520H1800V760H980Z" fill="#8d4a36"/>
    <path d="M980 700H1800V1130H980Z" fill="#cfc7b4"/>
    <path d="M1290 800c0-46 70-46 70 0v190h-70zM1560 800c0-46 70-46 70 0v190h-70z" fill="#2a3442"/>
    <path d="${steppedGable(560, 620, 560, 400, 5)}" fill="#ece5d3"/>
    <path d="M560 620V1130H1120V1010L700 1050L640 620Z" fill="#f6f0e1" fill-opacity="0.55"/>
    <path d="M1010 520V1130H1120V620H1068V540Z" fill="#b9b5a8"/>
    <path d="M800 470c0-52 80-52 80 0v110h-80zM688 660c0-40 60-40 60 0v70h-60zM930 660c0-40 60-40 60 0v70h-60z" fill="#33404e"/>
    <path d="M770 1130V920c0-90 140-90 140 0v210z" fill="#5a2029"/><path d="M786 1130V924c0-70 60-80 60-40v246z" fill="#7b2f35"/>
    <path d="M836 166h10v60h-10zM818 184h46v9h-46z" fill="#1b2534"/>`
  const picture = await sketch(width, height, bands(width, height, sky))
  const billow = flowingNoise('gable sky', 0.9)
  cloud(
    picture,
    billow,
    { x: 640, y: 280 },
    color('#131f33'),
    (_, y, v) => ramp(-0.05, 0.6, v) * 0.9 * ramp(1000, 420, y),
  )
  cloud(
    picture,
    flowingNoise('gable light', 0.8),
    { x: 560, y: 190 },
    color('#c5c3b4'),
    (x, y, v) => ramp(0.05, 0.6, v) * 0.75 * near(x, y, 250, 800, 700, 260),
  )
  await drawOn(
    picture,
    fill(ridge(width, 1010, 40, 500, 'gable far', 200), color('#66735f')) +
      church +
      fill(ridge(width, 1120, 18, 300, 'gable grass', 400), color('#656a47')) +
      blurred('<path d="M560 1120H1800V1180C1400 1160 900 1180 560 1150Z" fill="#2f3829"/>', 10) +
      '<path d="M700 1360C770 1270 810 1200 796 1128H890C920 1200 960 1280 1040 1360Z" fill="#b9a67d"/>' +
      '<path d="M-10 1085C160 1056 360 1072 520 1120L500 1190C340 1150 150 1150 -10 1180Z" fill="#6c6b64"/>' +
      '<path d="M-10 1085C160 1056 360 1072 520 1120L516 1134C350 1090 150 1080 -10 1108Z" fill="#a3a194"/>' +
      '<path d="M300 1130V820C296 760 310 700 300 640" stroke="#251d1b" stroke-width="20" fill="none"/>' +
      '<path d="M302 900C250 820 200 800 150 690M300 840C350 760 380 740 420 640M301 760C270 700 260 660 230 590M300 700C330 640 340 600 350 540M200 770C160 740 130 730 90 700M372 740C410 720 440 700 480 690M250 660C240 620 236 590 250 540" stroke="#251d1b" stroke-width="9" fill="none"/>',
  )
  cloud(picture, layeredNoise('limewash', 5), { x: 210, y: 240 }, color('#a9a79b'), (x, y, v) =>
    x > 640 && x < 1800 && y > 770 && y < 1120 ? ramp(0.1, 0.6, v) * 0.55 : 0,
  )
  cloud(picture, layeredNoise('graves', 4), { x: 110, y: 50 }, color('#3f4a35'), (_, y, v) =>
    y > 1120 ? ramp(0, 0.5, v) * 0.7 : 0,
  )
  const sway = layeredNoise('gable strokes', 3)
  return oilPainting(picture, {
    seed: 'gable',
    direction: (x, y) => {
      if (y > 1120) return -1.1 + sway(x / 200, y / 150) * 1.2
      if (x > 1120 && y > 520 && y < 760) return 1.35
      const onWall = x > 560 && y > 620
      return onWall
        ? Math.PI / 2 + sway(x / 200, y / 200) * 0.7
        : 0.5 + sway(x / 420, y / 300) * 1.6
    },
    ground: color('#7d5a43'),
    focus: (x, y) =>
      Math.min(
        1,
        near(x, y, 840, 620, 360, 520) * 0.75 + near(x, y, 1500, 880, 300, 200) * 0.4 + 0.08,
      ),
    follow: 5,
    relief: 0.5,
  })
}

/** The village on a winter night: a row of gables with light in the windows, snow on the roofs. */
export async function villageAtNight(): Promise<Canvas> {
  const width = 2000
  const height = 1100
  const random = chance('village')
  const foot = 660
  let houses = ''
  for (let x = -60; x < 2000; ) {
    const wide = random.between(120, 290)
    const wall = random.between(56, 130)
    const roof = random.between(60, 150)
    const back = random.between(-40, 26)
    const tone = random.pick(['#3a4152', '#4d3238', '#2f3747', '#5a4a44', '#232c3c', '#44424c'])
    const top = foot + back - wall
    houses += `<path d="M${x} ${foot + 40}V${top}L${x + wide / 2} ${top - roof}L${x + wide} ${top}V${foot + 40}Z" fill="${tone}"/>`
    houses += `<path d="M${x - 10} ${top + 10}L${x + wide / 2} ${top - roof - 10}L${x + wide + 10} ${top + 10}L${x + wide * 0.62} ${top - roof * 0.36}L${x + wide / 2} ${top - roof * 0.72}L${x + wide * 0.3} ${top - roof * 0.22}Z" fill="#aab8c2"/>`
    houses += `<path d="M${x + wide * 0.66} ${top - roof * 0.98}h24v56h-24z" fill="#241f28"/><path d="M${x + wide * 0.66 - 3} ${top - roof * 0.98}h30v8h-30z" fill="#aab8c2"/>`
    const panes = 1 + Math.floor(wide / 110)
    for (let k = 0; k < panes; k++) {
      const px = x + (wide * (k + 1)) / (panes + 1) - 15
      if (random.next() < 0.7) {
        houses += `<rect x="${px}" y="${top + 16}" width="30" height="40" fill="#f4c872"/><path d="M${px + 13} ${top + 16}h4v40h-4zM${px} ${top + 33}h30v4h-30z" fill="#7a4a2a"/>`
      }
    }
    x += wide + random.between(-40, 46)
  }
  const bare = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})" stroke="#141a26" fill="none"><path d="M0 0C4 -80 -6 -140 2 -210" stroke-width="15"/><path d="M0 -90C-40 -140 -60 -160 -90 -230M0 -120C40 -170 60 -190 76 -260M1 -160C-20 -210 -24 -240 -40 -290M2 -200C20 -250 20 -280 30 -320M-50 -166C-90 -180 -110 -190 -140 -220M40 -176C80 -190 100 -200 130 -240" stroke-width="6"/><path d="M-80 -210C-100 -240 -104 -260 -130 -280M70 -240C90 -260 100 -280 120 -300M-34 -270C-50 -300 -50 -320 -70 -340M24 -290C40 -320 44 -330 56 -350M-110 -196L-150 -190M96 -206L140 -196M-10 -190L-46 -214M12 -232L40 -262" stroke-width="3"/></g>`
  const picture = await sketch(
    width,
    height,
    bands(width, height, [
      [0, color('#101a2c')],
      [0.35, color('#20344e')],
      [0.56, color('#4d5d6e')],
      [1, color('#3d4d62')],
    ]),
  )
  cloud(
    picture,
    flowingNoise('village sky', 1),
    { x: 700, y: 150 },
    color('#0c1524'),
    (_, __, v) => ramp(-0.05, 0.6, v) * 0.85,
  )
  await drawOn(
    picture,
    '<path d="M1200 620V300L1232 222L1264 300V430H1440V620Z" fill="#313e53"/><path d="M1196 306L1232 214L1268 306L1232 270ZM1258 436L1290 386H1450V436Z" fill="#a3b3bf"/><path d="M1228 184h8v40h-8zM1218 196h28v6h-28z" fill="#1a2435"/><path d="M1222 330c0-16 22-16 22 0v44h-22z" fill="#f0c477"/>' +
      houses +
      fill(ridge(width, 678, 14, 260, 'snow', 500), color('#a9b6c0')) +
      fill(ridge(width, 820, 40, 500, 'snow near', 500), color('#8797a6')) +
      bare(330, 790, 1.15) +
      bare(1700, 770, 0.9) +
      bare(1080, 720, 0.6),
  )
  const lamplight = layeredNoise('lamplight', 4)
  cloud(picture, lamplight, { x: 190, y: 24 }, color('#dca55c'), (_, y, v) =>
    y > 690 && y < 830 ? ramp(0.05, 0.45, v) * 0.65 * ramp(830, 690, y) : 0,
  )
  cloud(picture, layeredNoise('snow shade', 4), { x: 300, y: 60 }, color('#35486a'), (_, y, v) =>
    y > 720 ? ramp(-0.1, 0.5, v) * 0.75 : 0,
  )
  shade(
    picture,
    (x, y) => 1.05 - 0.4 * ramp(0.45, 1.2, Math.hypot((x - 1000) / 1300, (y - 640) / 540)),
  )
  const sway = layeredNoise('village strokes', 3)
  return oilPainting(picture, {
    seed: 'village',
    direction: (x, y) => (y < 600 ? sway(x / 500, y / 260) * 1.3 : sway(x / 260, y / 120) * 0.5),
    ground: color('#3b2a35'),
    focus: (_, y) => Math.min(1, 0.85 * Math.exp(-(((y - 560) / 150) ** 2)) + 0.08),
    follow: 4,
    scale: 0.9,
    relief: 0.5,
  })
}
