import { type Canvas, drawOn, sketch } from './canvas.ts'
import { type Color, color } from './color.ts'
import { flowingNoise, layeredNoise } from './noise.ts'
import { oilPainting } from './oil.ts'
import { bands, blurred, cloud, glow, near, ramp, shade } from './shapes.ts'

const jar = `
  <path d="M560 560h240l-18 390c-2 30-200 30-204 0z" fill="#5d727a"/>
  <path d="M560 560h80l10 400c-40-2-68-8-70-20z" fill="#a4b4b4"/>
  <path d="M740 560h60l-18 390c0 12-30 18-70 22z" fill="#34474f"/>
  <ellipse cx="680" cy="560" rx="120" ry="24" fill="#2b3a42"/>
  <path d="M556 690c80 26 170 26 246 0l-2 40c-80 26-160 26-242 0z" fill="#d9d2bc"/>`

const brushes = `
  <g stroke-linecap="round" fill="none">
  <path d="M640 570L540 250" stroke="#6b3a24" stroke-width="13"/><path d="M668 570L640 170" stroke="#2f2a2c" stroke-width="15"/>
  <path d="M700 570L736 210" stroke="#8a6a3c" stroke-width="13"/><path d="M726 572L850 280" stroke="#4a1b26" stroke-width="12"/>
  <path d="M690 572L704 300" stroke="#c9b28a" stroke-width="9"/><path d="M610 570L470 330" stroke="#3d4b45" stroke-width="10"/></g>
  <path d="M527 256l-18-78c-2-20 14-46 22-60 14 20 24 44 24 64l-2 68z" fill="#c9a878"/>
  <path d="M624 176l-6-84c6-22 10-38 20-56 14 20 20 36 22 58l2 80z" fill="#31231d"/>
  <path d="M722 214l6-66c8-18 14-30 24-42 8 18 10 32 6 50l-14 62z" fill="#6a1c2c"/>
  <path d="M838 286l20-60c12-16 24-26 36-32 2 18-2 34-12 48l-28 54z" fill="#d8c8a8"/>
  <path d="M460 336l-40-48c-6-16-8-30-8-44 16 6 30 16 38 30l28 52z" fill="#4b5a66"/>`

const table = `
  <path d="M0 900C600 880 1200 884 1800 900V1350H0Z" fill="#8b6a49"/>
  <path d="M0 1220C600 1200 1200 1204 1800 1220V1350H0Z" fill="#4a3426"/>
  <path d="M120 1000L900 940L1120 1130L230 1230Z" fill="#efe7d6"/>
  <path d="M160 1010L520 982L640 1140L270 1196Z" fill="#8fa6b2"/><path d="M180 1060C300 1020 420 1070 560 1036L640 1140L270 1196Z" fill="#3d5a74"/>
  <path d="M1020 1240L1500 1150L1640 1260L1300 1350H1060Z" fill="#5b1d2b"/><path d="M1060 1240L1300 1196L1420 1290L1200 1350H1100Z" fill="#7d2f3b"/>`

const bottleAndBowl = `
  <path d="M980 640c0-30 30-44 34-80V470h72v90c4 36 36 50 36 80v300c0 30-142 30-142 0z" fill="#1a2942"/>
  <path d="M996 650c4-30 26-46 30-84l20-2c0 40-24 60-26 90v270c-14-2-24-8-24-16z" fill="#5c7a98"/>
  <path d="M1010 440h80v44h-80z" fill="#9c7a50"/><path d="M980 740h142v120H980z" fill="#e3d8be"/><path d="M1008 770h86M1008 800h70M1008 826h80" stroke="#4a3a30" stroke-width="5"/>
  <path d="M1200 800h420c0 120-90 180-210 180s-210-60-210-180z" fill="#e4dccb"/>
  <path d="M1420 800h200c0 120-90 180-210 180 60-30 60-120 10-180z" fill="#a9a294"/>
  <ellipse cx="1410" cy="800" rx="210" ry="40" fill="#cfc6b2"/><ellipse cx="1410" cy="806" rx="186" ry="30" fill="#4a2230"/>
  <path d="M1300 812c40-16 160-20 210-4-60 20-150 22-210 4z" fill="#8b4250"/>
  <path d="M1330 780L1690 560l10 14L1350 800z" fill="#8a6a3c"/><path d="M1690 556l60-40c16-4 26-4 36 0-6 16-16 26-30 34l-58 32z" fill="#2b2320"/>`

/** The working table: jar of brushes, ink bottle, a bowl of madder, wet studies. */
export async function workingTable(): Promise<Canvas> {
  const width = 1800
  const height = 1350
  const tones: [number, Color][] = [
    [0, color('#8f8a74')],
    [0.5, color('#a8a088')],
    [1, color('#8b7b60')],
  ]
  const picture = await sketch(width, height, bands(width, height, tones))
  cloud(
    picture,
    flowingNoise('table wall', 0.8),
    { x: 520, y: 420 },
    color('#5f6a5e'),
    (_, __, v) => ramp(-0.1, 0.6, v) * 0.75,
  )
  cloud(
    picture,
    flowingNoise('table sun', 0.6),
    { x: 400, y: 400 },
    color('#d8c79c'),
    (x, y, v) => ramp(-0.2, 0.6, v) * 0.7 * near(x, y, 420, 300, 520, 420),
  )
  await drawOn(
    picture,
    table +
      blurred(
        '<path d="M620 960L1020 1010L900 950ZM1040 940L1460 1010L1200 940ZM1300 970L1760 1020L1600 950Z" fill="#3a281d"/>',
        16,
      ) +
      brushes +
      jar +
      bottleAndBowl,
  )
  const mottle = layeredNoise('table light', 3)
  shade(
    picture,
    (x, y) =>
      1.08 -
      0.42 * ramp(0.3, 1.2, Math.hypot((x - 640) / 1500, (y - 600) / 1000)) +
      mottle(x / 200, y / 200) * 0.06,
  )
  const sway = layeredNoise('table strokes', 3)
  return oilPainting(picture, {
    seed: 'working table',
    direction: (x, y) =>
      y > 900 ? sway(x / 300, y / 160) * 0.5 : 0.9 + sway(x / 380, y / 380) * 1.6,
    ground: color('#6d4a35'),
    focus: (x, y) =>
      Math.min(
        1,
        near(x, y, 700, 500, 300, 480) * 0.7 + near(x, y, 1250, 800, 420, 260) * 0.55 + 0.12,
      ),
    follow: 5,
    uneven: 0.04,
    relief: 0.55,
  })
}

function candle(x: number, top: number, foot: number, half: number): string {
  return `<path d="M${x - half} ${top}C${x - half * 0.4} ${top - 8} ${x + half * 0.4} ${top - 8} ${x + half} ${top}V${foot}H${x - half}Z" fill="#cdb48c"/><path d="M${x - half} ${top}H${x + half}V${top + 90}C${x} ${top + 130} ${x} ${top + 120} ${x - half} ${top + 80}Z" fill="#f3dca6"/><path d="M${x + half * 0.4} ${top + 20}V${foot}H${x + half}V${top}Z" fill="#8a6c54"/>`
}

function flame(x: number, y: number, size: number): string {
  return (
    glow(x, y - size, size * 7, color('#e8a94e'), 0.5) +
    glow(x, y - size, size * 2.6, color('#f9dc98'), 0.8) +
    `<path d="M${x} ${y}C${x - size * 0.6} ${y - size * 0.5} ${x - size * 0.36} ${y - size * 1.3} ${x} ${y - size * 2.3}C${x + size * 0.4} ${y - size * 1.3} ${x + size * 0.6} ${y - size * 0.5} ${x} ${y}Z" fill="#fdf2cf"/><path d="M${x - 2} ${y - 4}h4v22h-4z" fill="#1d1512"/>`
  )
}

/** A row of candles in a dark room: each leans its own way. */
export async function candles(): Promise<Canvas> {
  const width = 1800
  const height = 1350
  const row: [number, number, number][] = [
    [210, 820, 22],
    [420, 640, 26],
    [640, 760, 24],
    [860, 540, 30],
    [1090, 700, 26],
    [1300, 610, 28],
    [1510, 800, 24],
    [1670, 730, 20],
  ]
  const tones: [number, Color][] = [
    [0, color('#1a1a26')],
    [0.6, color('#33222c')],
    [1, color('#241519')],
  ]
  const picture = await sketch(width, height, bands(width, height, tones))
  cloud(
    picture,
    flowingNoise('candle dark', 1),
    { x: 520, y: 520 },
    color('#14233c'),
    (_, __, v) => ramp(-0.1, 0.5, v) * 0.8,
  )
  cloud(
    picture,
    flowingNoise('candle wine', 1),
    { x: 520, y: 460 },
    color('#5c1f2c'),
    (_, __, v) => ramp(0, 0.6, v) * 0.7,
  )
  await drawOn(
    picture,
    '<path d="M0 1180H1800V1350H0Z" fill="#2a1a18"/><path d="M0 1170C600 1160 1200 1160 1800 1172V1200H0Z" fill="#7a4d33"/>' +
      row.map(([x, top, half]) => candle(x, top, 1190, half)).join('') +
      row.map(([x, top, half]) => flame(x, top - 14, half * 1.35)).join('') +
      blurred(
        row
          .map(
            ([x, , half]) =>
              `<path d="M${x - half} 1205h${half * 2}l14 120h-${half * 2 + 28}z" fill="#8a5a35"/>`,
          )
          .join(''),
        10,
      ),
  )
  const around = (x: number, y: number) => {
    let turn = 0
    let weight = 0.05
    for (const [cx, top] of row) {
      const dx = x - cx
      const dy = y - (top - 50)
      const w = 1 / (2500 + dx * dx + dy * dy)
      turn += Math.sin(Math.atan2(dy, dx) + Math.PI / 2) * w * 20000
      weight += w * 20000
    }
    return turn / weight
  }
  const sway = layeredNoise('candle strokes', 3)
  return oilPainting(picture, {
    seed: 'candles',
    direction: (x, y) =>
      y > 1190 ? sway(x / 300, y / 200) * 0.3 : around(x, y) * 1.5 + sway(x / 300, y / 300),
    ground: color('#3a1a1e'),
    focus: (x, y) => {
      let most = 0.05
      for (const [cx, top] of row)
        most = Math.max(most, near(x, y, cx, top - 30, 60, 110), near(x, y, cx, 980, 40, 300) * 0.5)
      return most
    },
    follow: 5,
    uneven: 0.042,
    relief: 0.6,
  })
}

/** An open hymn book by candlelight. */
export async function bookByCandle(): Promise<Canvas> {
  const width = 1800
  const height = 1200
  const lines = (x: number, y: number, w: number, tilt: number) => {
    let text = ''
    for (let i = 0; i < 15; i++) {
      if (i % 5 === 4) continue
      const short = w * (0.55 + 0.4 * Math.abs(Math.sin(i * 2.3 + x)))
      text += `<path d="M${x + i * tilt} ${y + i * 17}l${short} ${-tilt * 1.4}" stroke="#6f6252" stroke-width="6"/>`
    }
    return text
  }
  const tones: [number, Color][] = [
    [0, color('#1c2231')],
    [0.6, color('#39303a')],
    [1, color('#2a1d1e')],
  ]
  const picture = await sketch(width, height, bands(width, height, tones))
  cloud(
    picture,
    flowingNoise('book dark', 1),
    { x: 500, y: 420 },
    color('#4a2430'),
    (_, __, v) => ramp(-0.1, 0.6, v) * 0.7,
  )
  await drawOn(
    picture,
    '<path d="M0 800C600 780 1200 780 1800 800V1200H0Z" fill="#5b3d2a"/><path d="M0 1120H1800V1200H0Z" fill="#2b1c15"/>' +
      blurred('<path d="M420 1040L1560 1050L1640 1110L360 1120Z" fill="#1e130f"/>', 20) +
      '<path d="M420 820C560 770 800 770 950 830C1100 770 1340 764 1500 812L1590 1060C1400 1010 1140 1020 970 1082C780 1020 520 1020 340 1066Z" fill="#5a1d2a"/>' +
      '<path d="M440 806C580 756 800 760 950 820L968 1062C790 1002 540 1006 362 1046Z" fill="#f0e4c6"/><path d="M950 820C1100 760 1330 752 1480 798L1566 1042C1390 994 1140 1004 968 1062Z" fill="#d9c8a6"/>' +
      '<path d="M950 820L968 1062C920 1040 880 1030 830 1022L850 790C890 796 920 806 950 820Z" fill="#c8b48e"/><path d="M950 820L968 1062C1010 1044 1060 1030 1110 1024L1060 786C1020 794 980 806 950 820Z" fill="#b19c79"/>' +
      `<g transform="rotate(-2 640 900)">${lines(500, 812, 280, -5)}</g><g transform="rotate(3 1240 900)">${lines(1110, 812, 290, 4)}</g>` +
      candle(300, 470, 880, 34) +
      '<path d="M190 870h220l-30 50c-60 20-110 20-160 0z" fill="#8f7440"/><ellipse cx="300" cy="870" rx="112" ry="20" fill="#b8965a"/>' +
      flame(300, 452, 46) +
      glow(620, 900, 560, color('#e0a455'), 0.3) +
      '<g transform="translate(236 84)"><path d="M1290 760c40-70 120-90 190-60 46 26 40 80 0 100-60 24-150 16-190-40z" fill="#7a2a2c"/><path d="M1300 750c20-40 60-60 100-56-40 16-60 50-60 90-20-8-32-18-40-34z" fill="#c06a44"/><path d="M1400 700l14-46 10 4-12 44z" fill="#33241a"/></g>',
  )
  shade(
    picture,
    (x, y) => 1.1 - 0.6 * ramp(0.25, 1.15, Math.hypot((x - 480) / 1500, (y - 720) / 900)),
  )
  const sway = layeredNoise('book strokes', 3)
  return oilPainting(picture, {
    seed: 'book',
    direction: (x, y) => Math.atan2(y - 430, x - 300) + Math.PI / 2 + sway(x / 260, y / 260) * 0.8,
    ground: color('#4a2a22'),
    focus: (x, y) =>
      Math.min(
        1,
        near(x, y, 300, 420, 110, 160) +
          near(x, y, 900, 920, 560, 150) * 0.65 +
          near(x, y, 1400, 740, 140, 90) * 0.5 +
          0.06,
      ),
    follow: 5,
    relief: 0.5,
  })
}
