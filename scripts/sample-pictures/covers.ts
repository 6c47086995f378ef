import sharp from 'sharp'
import { type Canvas, jpegOf } from './canvas.ts'
import { auntsJug, smallNight, twelveLetters } from './cover-collages.ts'
import { whiteOnTheMap } from './cover-map.ts'
import { lowLand, saltChurch } from './cover-oils.ts'
import { fjordStrips, grief, longerLight, oneStroke, wind } from './cover-washes.ts'
import { typesetImage } from './typeset.ts'

interface Cover {
  width: number
  height: number
  art: (width: number, height: number) => Promise<Canvas>
  css: string
  type: string
}

const book = { width: 1000, height: 1560 }
const songbook = { width: 1200, height: 1240 }
const base =
  'html,body{height:100%}body{font-family:Newsreader;position:relative;overflow:hidden}p,h1{position:absolute;margin:0;font-weight:400;font-optical-sizing:auto}h1{line-height:.98;letter-spacing:-.018em;text-wrap:balance}.a{font-size:34px;letter-spacing:.02em}.s{font-style:italic;font-size:34px;line-height:1.3}'

/** Every cover: its picture and how its type is set. File name without `cover-` and `.jpg`. */
export const covers: Record<string, Cover> = {
  'lyset-bliver-laengere': {
    ...songbook,
    art: longerLight,
    css: 'h1{left:84px;top:150px;font-size:170px;font-weight:320;color:#2a2430}.a{left:90px;top:84px;color:#6a1c2c}.s{left:90px;top:1120px;color:#15233c}',
    type: '<p class="a">Johanne Lyngby</p><h1>Lyset bliver<br>længere</h1><p class="s">Fireogtyve salmer fra kyndelmisse til påske</p>',
  },
  fjordsalmer: {
    ...songbook,
    art: fjordStrips,
    css: 'h1{left:0;right:0;top:130px;text-align:center;font-size:150px;font-weight:380;color:#15233c}.a{left:0;right:0;top:74px;text-align:center;color:#27486f}.s{left:0;right:0;bottom:84px;text-align:center;color:#f3eddf}',
    type: '<p class="a">Johanne Lyngby</p><h1>Fjordsalmer</h1><p class="s">med melodier for menighed og kor</p>',
  },
  'nattens-smaa-sange': {
    ...songbook,
    art: smallNight,
    css: 'h1{left:80px;top:150px;font-size:132px;font-style:italic;font-weight:330;color:#f1e5c7}.a{left:86px;top:84px;color:#d8b979}.s{left:86px;bottom:60px;color:#e6d3c6}',
    type: '<p class="a">Johanne Lyngby</p><h1>Nattens<br>små sange</h1><p class="s">Vuggeviser og aftensalmer</p>',
  },
  'du-kom-i-blaest': {
    ...book,
    art: wind,
    css: 'h1{left:78px;top:168px;font-size:186px;font-weight:300;color:#6a1c2c}.a{left:84px;top:96px;color:#3a3a34}.s{left:84px;top:556px;color:#3a3a34}',
    type: '<p class="a">Johanne Lyngby</p><h1>Du kom<br>i blæst</h1><p class="s">Salmer til kirkeåret</p>',
  },
  saltkirken: {
    ...book,
    art: saltChurch,
    css: 'h1{left:0;right:0;top:196px;text-align:center;font-size:164px;font-weight:420;color:#f5efdf}.a{left:0;right:0;top:110px;text-align:center;font-size:46px;color:#e9d9b4}.s{left:0;right:0;bottom:84px;text-align:center;color:#f5ead0}',
    type: '<p class="a">Johanne Lyngby</p><h1>Saltkirken</h1><p class="s">Roman</p>',
  },
  'de-tolv-breve': {
    ...book,
    art: twelveLetters,
    css: 'h1{left:80px;top:180px;font-size:160px;font-weight:340;color:#f2e6cf}.a{left:86px;top:104px;color:#d8b08c}.s{left:86px;top:500px;color:#d8b08c}',
    type: '<p class="a">Johanne Lyngby</p><h1>De tolv<br>breve</h1><p class="s">Roman</p>',
  },
  'det-hvide-i-kortet': {
    ...book,
    art: whiteOnTheMap,
    css: 'h1{left:240px;width:560px;top:620px;text-align:center;font-size:108px;font-weight:420;color:#26211f;line-height:1.02}.a{left:240px;width:560px;top:552px;text-align:center;font-size:32px;color:#6a1c2c}.s{left:240px;width:560px;top:1000px;text-align:center;font-size:30px;color:#6f6250}',
    type: '<p class="a">Johanne Lyngby</p><h1>Det hvide<br>i kortet</h1><p class="s">Roman</p>',
  },
  'mosters-sprog': {
    ...book,
    art: auntsJug,
    css: 'h1{left:74px;top:120px;font-size:172px;font-weight:640;letter-spacing:-.03em;color:#27364f;line-height:.9}.a{right:78px;bottom:92px;font-size:38px;color:#6a1c2c}.s{left:78px;bottom:92px;color:#6a1c2c}',
    type: '<p class="a">Johanne Lyngby</p><h1>Mosters<br>sprog</h1><p class="s">Fortællinger</p>',
  },
  'tavshedens-liturgi': {
    ...book,
    art: oneStroke,
    css: 'h1{left:84px;top:168px;font-size:118px;font-weight:340;color:#1a191d}.a{left:88px;top:104px;color:#1a191d}.s{left:88px;top:440px;width:400px;color:#5a544a}',
    type: '<p class="a">Johanne Lyngby</p><h1>Tavshedens<br>liturgi</h1><p class="s">Om det, gudstjenesten siger uden ord</p>',
  },
  'sorgens-grammatik': {
    ...book,
    art: grief,
    css: 'h1{left:0;right:0;top:732px;text-align:center;font-size:98px;font-weight:380;color:#4a1522}.a{left:0;right:0;top:672px;text-align:center;font-size:28px;color:#4a1522}.s{left:0;right:0;bottom:76px;text-align:center;font-size:34px;color:#f6f0e2}',
    type: '<p class="a">Johanne Lyngby</p><h1>Sorgens<br>grammatik</h1><p class="s">Syv kapitler om salmer og savn</p>',
  },
  'taettere-paa-jorden': {
    ...book,
    art: lowLand,
    css: 'h1{left:78px;bottom:150px;font-size:150px;font-weight:330;color:#f1e2bd}.a{left:84px;top:100px;font-size:42px;color:#f4ecd8}.s{left:84px;bottom:84px;color:#f3dcae}',
    type: '<p class="a">Johanne Lyngby</p><h1>Tættere<br>på jorden</h1><p class="s">Roman</p>',
  },
}

/** The finished cover: type over the picture, as JPEG bytes. */
export async function coverJpeg(cover: Cover, quality: number): Promise<Buffer> {
  const { width, height } = cover
  const art = await jpegOf(await cover.art(width, height), 97).toBuffer()
  const type = await typesetImage(width, height, base + cover.css, cover.type, true)
  return sharp(art)
    .composite([{ input: type }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}
