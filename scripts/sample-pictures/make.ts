import { mkdir, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { villageAtNight, whiteGable } from './buildings.ts'
import { type Canvas, saveJpeg } from './canvas.ts'
import { nave, organPipes } from './church.ts'
import { boatCollage, hymnCollage } from './collages.ts'
import { coverJpeg, covers } from './covers.ts'
import { dunes } from './dunes.ts'
import { fjordAtDusk } from './fjord.ts'
import { barrows, moonOverHeath } from './heath.ts'
import { inkSeries } from './ink-series.ts'
import { womanAtDesk } from './interior.ts'
import { lighthouse } from './lighthouse.ts'
import { winterOrchard } from './orchard.ts'
import { paperTree } from './paper-tree.ts'
import { rings } from './rings.ts'
import { sails } from './sails.ts'
import { storm } from './sea.ts'
import { blackSun } from './starlings.ts'
import { bookByCandle, candles, workingTable } from './stilllife.ts'
import { blankWithLetter, brushTrials, colorTrials, emptyHorizon } from './studies.ts'
import { closeBrowser } from './typeset.ts'
import { startCounting } from './watercolour.ts'
import { weaving } from './weaving.ts'
import { windowSill } from './windowsill.ts'

/** Every picture of the sample content: file name → who paints it. */
const pictures: Record<string, () => Promise<Canvas>> = {
  hero: fjordAtDusk,
  portrait: womanAtDesk,
  'calendar-hero': moonOverHeath,
  contact: windowSill,
  'press-01': workingTable,
  'press-02': inkSeries,
  'press-03': hymnCollage,
  'press-04': storm,
  'press-05': whiteGable,
  'press-06': candles,
  'press-07': winterOrchard,
  'press-08': dunes,
  'press-09': barrows,
  'press-10': boatCollage,
  'lecture-1': bookByCandle,
  'lecture-2': blackSun,
  'lecture-3': lighthouse,
  'lecture-4': paperTree,
  'lecture-5': rings,
  'lecture-6': nave,
  'collaboration-1': organPipes,
  'collaboration-2': sails,
  'collaboration-3': villageAtNight,
  'collaboration-4': weaving,
  'built-in-1': colorTrials,
  'built-in-2': emptyHorizon,
  'built-in-3': brushTrials,
  'built-in-4': blankWithLetter,
}

const folder = fileURLToPath(new URL('../../sample/pictures/', import.meta.url))
const largest = 300_000

/** Saves as well as the size allows: a picture of many small strokes gets a lower quality. */
async function save(canvas: Canvas, file: string): Promise<number> {
  let size = 0
  for (let quality = 84; quality >= 60; quality -= 4) {
    await saveJpeg(canvas, file, quality)
    size = (await stat(file)).size
    if (size <= largest) break
  }
  return size
}

const wanted = process.argv.slice(2)
await mkdir(folder, { recursive: true })
for (const [name, painted] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.some((w) => name.startsWith(w))) continue
  startCounting()
  const began = performance.now()
  const size = await save(await painted(), `${folder}${name}.jpg`)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${name}.jpg ${Math.round(size / 1000)} kB, ${seconds} s`)
}
for (const [name, cover] of Object.entries(covers)) {
  if (wanted.length > 0 && !wanted.some((w) => `cover-${name}`.startsWith(w))) continue
  startCounting()
  let jpeg = await coverJpeg(cover, 80)
  if (jpeg.length > largest) jpeg = await coverJpeg(cover, 70)
  await writeFile(`${folder}cover-${name}.jpg`, jpeg)
  console.log(`cover-${name}.jpg ${Math.round(jpeg.length / 1000)} kB`)
}
await closeBrowser()
