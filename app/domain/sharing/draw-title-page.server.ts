import type { OverlayOptions } from 'sharp'
import type { FocusPoint } from '~/domain/images/images'
import { imageLibrary } from '~/platform/pictures/image-library.server'
import { hyphenate } from './hyphenate'
import { printable } from './printable'
import { shareSize } from './sharing'
import { type TypesetText, typeset } from './typeset.server'

/** The words of a title page. */
export interface TitlePage {
  siteName: string
  part: string
  title: string
  subtitle: string
  host: string
}

interface Plate {
  bytes: Buffer
  focus: FocusPoint
  isCover: boolean
}

/** The colours of app.css in the light. */
const colors = {
  paper: '#f8f4eb',
  leaf: '#f0e9db',
  ink: '#211b15',
  faded: '#574c40',
  rule: '#d3c6b0',
  accent: '#7b1e2b',
  gilt: '#9a6b1f',
}

const longestDrawing = { seconds: 10 }
const { width: pageWidth, height: pageHeight } = shareSize

/** Where the words stand: all of the page, or what the plate at its right leaves of it. */
interface Column {
  left: number
  width: number
  align: 'left' | 'centre'
}

const whole: Column = { left: 130, width: pageWidth - 260, align: 'centre' }
const plateWidth = 500
const beside: Column = { left: 64, width: pageWidth - plateWidth - 64 - 56, align: 'left' }

const top = 58
const foot = pageHeight - 58
/** What stands between the head line and the foot line. */
const bodyTop = 128
const bodyHeight = pageHeight - 2 * bodyTop

/** Draws a page's title page, with its picture as a plate at the right, as a JPEG of `shareSize`. */
export async function drawTitlePage(page: TitlePage, plate: Plate | undefined): Promise<Buffer> {
  const sharp = await imageLibrary()
  const column = plate ? beside : whole
  const layers = [
    ...(plate ? await plateLayers(plate) : frame()),
    ...(await headAndFoot(page, column)),
    ...(await body(page, column)),
  ]
  return sharp({
    create: { width: pageWidth, height: pageHeight, channels: 3, background: colors.paper },
  })
    .composite(layers)
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', progressive: true })
    .timeout(longestDrawing)
    .toBuffer()
}

/** The author's name above, the site's address below; on her own page she is the title. */
async function headAndFoot(page: TitlePage, column: Column): Promise<OverlayOptions[]> {
  const name = page.siteName === page.title ? '' : printable(page.siteName, 60).toUpperCase()
  const label = { font: 'label', size: 21, color: colors.faded, tracking: 11 } as const
  const lines: OverlayOptions[] = []
  if (name) {
    const head = await fitting(name, label, column.width)
    lines.push(placed(head, column, top))
    if (column.align === 'left') {
      lines.push(bar(column.left, top + head.height + 20, column.width, 1, colors.rule))
    }
  }
  const address = await fitting(page.host, { ...label, tracking: 6 }, column.width)
  return [...lines, placed(address, column, foot - address.height)]
}

/** Part, title and subtitle, with a gilt rule between them, in the middle of the page's height. */
async function body(page: TitlePage, column: Column): Promise<OverlayOptions[]> {
  const part = printable(page.part, 40).toUpperCase()
  const subtitle = printable(page.subtitle, 140)
  const above = part
    ? await fitting(
        part,
        { font: 'label', size: 22, color: colors.accent, tracking: 12 },
        column.width,
      )
    : undefined
  const below = subtitle ? await setSubtitle(subtitle, column) : undefined
  const taken = (above ? above.height + 34 : 0) + 48 + (below ? below.height + 34 : 0)
  const words = printable(page.title, 140) || printable(page.siteName, 60) || page.host
  const title = await setTitle(words, column, bodyHeight - taken)
  let y = Math.round((pageHeight - title.height - taken) / 2)
  const layers: OverlayOptions[] = []
  if (above) {
    layers.push(placed(above, column, y))
    y += above.height + 34
  }
  layers.push(placed(title, column, y))
  y += title.height + 46
  layers.push(bar(inColumn(72, column), y, 72, 2, colors.gilt))
  if (below) layers.push(placed(below, column, y + 36))
  return layers
}

const titleSizes = [100, 88, 80, 74, 68, 62, 56, 50, 45, 40]
const hyphenatedBelow = 62

/**
 * The title as large as it fits: in whole words while they are large, then with long words broken
 * between syllables, and at last with whatever is too long broken anywhere.
 */
async function setTitle(words: string, column: Column, height: number): Promise<TypesetText> {
  const all = column.align === 'left' ? titleSizes.slice(1) : titleSizes
  for (const [text, sizes] of [
    [words, all.filter((size) => size > hyphenatedBelow)],
    [hyphenate(words), all],
  ] as const) {
    for (const size of sizes) {
      const set = await titleOf(text, size, column, column.width)
      if (set.width <= column.width && set.height <= height) {
        return balanced(text, size, column, set)
      }
    }
  }
  const small = { ...titleSetting(titleSizes.at(-1) as number, column), breaksWords: true }
  return cut(await typeset(words, { ...small, width: column.width }), column.width, height)
}

/** The same lines in the narrowest measure, so that they are of about the same length. */
async function balanced(
  text: string,
  size: number,
  column: Column,
  set: TypesetText,
): Promise<TypesetText> {
  let best = set
  let [least, most] = [set.width / 2, set.width]
  while (most - least > size / 2) {
    const width = (least + most) / 2
    const tried = await titleOf(text, size, column, width)
    const holds = tried.width <= width && tried.height <= set.height
    if (holds) best = tried
    if (holds) most = width
    else least = width
  }
  return best
}

function titleOf(text: string, size: number, column: Column, width: number) {
  return typeset(text, { ...titleSetting(size, column), width: Math.floor(width) })
}

function titleSetting(size: number, { align }: Column) {
  return { font: 'title', size, color: colors.ink, align, tracking: -1, lineHeight: 1.04 } as const
}

async function setSubtitle(text: string, column: Column): Promise<TypesetText | undefined> {
  const setting = { font: 'subtitle', color: colors.faded, align: column.align } as const
  for (const size of [34, 28]) {
    const width = Math.min(column.width, 760)
    const set = await typeset(text, { ...setting, size, width, lineHeight: 1.15 })
    if (set.width <= column.width && set.height <= size * 3.6) return set
  }
  return undefined
}

/** One line, made smaller until it fits. */
async function fitting(
  text: string,
  setting: Parameters<typeof typeset>[1],
  width: number,
): Promise<TypesetText> {
  const set = await typeset(text, setting)
  if (set.width <= width || setting.size < 12) return cut(set, width, set.height)
  return fitting(text, { ...setting, size: setting.size - 3 }, width)
}

/** The top left part of it that fits. */
function cut(set: TypesetText, width: number, height: number): TypesetText {
  if (set.width <= width && set.height <= height) return set
  const fitting = { width: Math.min(set.width, width), height: Math.min(set.height, height) }
  const rows = Array.from({ length: fitting.height }, (_, row) => {
    const start = row * set.width * 4
    return set.data.subarray(start, start + fitting.width * 4)
  })
  return { data: Buffer.concat(rows), ...fitting }
}

function placed(set: TypesetText, column: Column, y: number): OverlayOptions {
  const { data, width, height } = set
  return { input: data, raw: { width, height, channels: 4 }, left: inColumn(width, column), top: y }
}

function inColumn(width: number, { left, width: all, align }: Column): number {
  return align === 'left' ? left : left + Math.round((all - width) / 2)
}

function bar(
  left: number,
  y: number,
  width: number,
  height: number,
  background: string,
): OverlayOptions {
  return { input: { create: { width, height, channels: 3, background } }, left, top: y }
}

/** A hairline around the page. */
function frame(): OverlayOptions[] {
  return outline(28, 28, pageWidth - 56, pageHeight - 56, colors.rule)
}

function outline(left: number, y: number, width: number, height: number, color: string) {
  return [
    bar(left, y, width, 1, color),
    bar(left, y + height - 1, width, 1, color),
    bar(left, y, 1, height, color),
    bar(left + width - 1, y, 1, height, color),
  ]
}

/** The page's picture: bled off at three sides, or as a cover that lies whole on a darker leaf. */
async function plateLayers({ bytes, focus, isCover }: Plate): Promise<OverlayOptions[]> {
  const sharp = await imageLibrary()
  const left = pageWidth - plateWidth
  const source = sharp(bytes).timeout(longestDrawing).flatten({ background: colors.leaf })
  if (!isCover) {
    const { width = 1, height = 1 } = await sharp(bytes).metadata()
    const size = { width: plateWidth, height: pageHeight }
    const plate = await source
      .extract(cropped({ width, height }, size, focus))
      .resize(size)
      .toBuffer()
    return [{ input: plate, left, top: 0 }]
  }
  const room = { width: plateWidth - 120, height: pageHeight - 116 }
  const { data, info } = await source
    .resize({ ...room, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const x = left + Math.round((plateWidth - info.width) / 2)
  const y = Math.round((pageHeight - info.height) / 2)
  return [
    bar(left, 0, plateWidth, pageHeight, colors.leaf),
    bar(left, 0, 1, pageHeight, colors.rule),
    { input: data, left: x, top: y },
    ...outline(x, y, info.width, info.height, colors.rule),
  ]
}

interface Size {
  width: number
  height: number
}

/** The part of a picture that fills a shape, its focus point placed as `object-position` does it. */
function cropped(picture: Size, shape: Size, focus: FocusPoint) {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = Math.max(1, Math.floor(shape.width * scale))
  const height = Math.max(1, Math.floor(shape.height * scale))
  return {
    left: Math.round((picture.width - width) * focus.x),
    top: Math.round((picture.height - height) * focus.y),
    width,
    height,
  }
}
