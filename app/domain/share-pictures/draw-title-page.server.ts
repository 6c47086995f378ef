import type { OverlayOptions } from 'sharp'
import { inkMark } from '~/domain/marks/ink-mark.server'
import type { Palette } from '~/faces/palettes.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'
import { drawPlate, type Plate } from './draw-plate.server'
import { fitLine, fitSubtitle, fitTitle } from './fit-text.server'
import { printable } from './printable'
import type { Size } from './sharing'
import {
  besidePlate,
  type Column,
  colorsOf,
  filled,
  maxDrawingSeconds,
  outlined,
  plateArea,
  type TitlePage,
  wholePage,
} from './title-page.server'
import type { TypesetText } from './typeset.server'

/** From the edge of the page to its header and footer. */
const margin = 58
/** From the edge of the page to the text between them. */
const bodyMargin = 128
const lineSize = { width: 72, height: 2 }
/** In pixels. A signature may be three times as wide as high. */
const markArea = { width: 192, height: 64 }
const space = { belowPart: 34, aboveRule: 46, aboveSubtitle: 36 }

export type PictureFormat = 'jpeg' | 'png'

interface Drawings {
  plate?: Plate | undefined
  /** The mask of the site's mark. */
  mask?: Buffer | undefined
}

/** Draws a title page with its plate at the right or, unless it is wide, at the top. */
export async function drawTitlePage(
  page: TitlePage,
  { plate, mask }: Drawings,
  size: Size,
  format: PictureFormat,
): Promise<Buffer> {
  const sharp = await imageLibrary()
  const column = plate ? besidePlate(page, size) : wholePage(page, size)
  const colors = colorsOf(page.look)
  const layers = [
    ...(plate ? await drawPlate(plate, plateArea(size), colors) : frame(size, colors)),
    ...(await headAndFoot(page, column)),
    ...(await body(page, column, mask)),
  ]
  const drawn = sharp({ create: { ...size, channels: 3, background: colors.paper } })
    .composite(layers)
    .timeout({ seconds: maxDrawingSeconds })
  return format === 'png'
    ? drawn.png().toBuffer()
    : drawn.jpeg({ quality: 86, chromaSubsampling: '4:4:4', progressive: true }).toBuffer()
}

function frame({ width, height }: Size, colors: Palette): OverlayOptions[] {
  return outlined({ left: 28, top: 28, width: width - 56, height: height - 56 }, colors.rule)
}

/** The author's name at the top, the host below. On the author’s own page the name is the title. */
async function headAndFoot(page: TitlePage, column: Column): Promise<OverlayOptions[]> {
  const { siteName, title, host } = page
  const colors = colorsOf(page.look)
  const size = Math.round(21 * column.scale)
  const label = { face: page.look.face, font: 'label', size, color: colors.faded } as const
  const hostLine = await fitLine(host, { ...label, tracking: 6 }, column.width)
  const foot = placed(hostLine, column, column.bottom - margin - hostLine.height)
  if (siteName === title || !printable(siteName)) return [foot]
  const name = printable(siteName, 60).toUpperCase()
  const head = await fitLine(name, { ...label, tracking: 11 }, column.width)
  const top = column.top + margin
  const line = { left: column.left, top: top + head.height + 20, width: column.width, height: 1 }
  const below = column.align === 'left' ? [filled(line, colors.rule)] : []
  return [placed(head, column, top), ...below, foot]
}

/** Part, title and subtitle with the mark or a gilt line between them, vertically centred. */
async function body(
  page: TitlePage,
  column: Column,
  mask: Buffer | undefined,
): Promise<OverlayOptions[]> {
  const colors = colorsOf(page.look)
  const part = await setPart(page, column)
  const subtitle = await fitSubtitle(printable(page.subtitle, 140), column)
  const partHeight = part ? part.height + space.belowPart : 0
  const mark = mask && (await inkMark(mask, { ...markArea, color: colors.accent }))
  const ruleSize = mark ? { width: mark.width, height: mark.height } : lineSize
  const ruleHeight = space.aboveRule + ruleSize.height
  const subtitleHeight = subtitle ? subtitle.height + space.aboveSubtitle : 0
  const others = partHeight + ruleHeight + subtitleHeight
  const words = printable(page.title, 140) || printable(page.siteName, 60) || page.host
  const room = column.bottom - column.top - 2 * bodyMargin
  const title = await fitTitle(words, column, room - others)
  const top = Math.round((column.top + column.bottom - title.height - others) / 2)
  const titleTop = top + partHeight
  const ruleTop = titleTop + title.height + space.aboveRule
  const rule = { left: inColumn(ruleSize.width, column), top: ruleTop, ...ruleSize }
  return [
    ...(part ? [placed(part, column, top)] : []),
    placed(title, column, titleTop),
    mark ? { input: mark.data, left: rule.left, top: rule.top } : filled(rule, colors.gilt),
    ...(subtitle
      ? [placed(subtitle, column, ruleTop + (mark ? rule.height : 0) + space.aboveSubtitle)]
      : []),
  ]
}

async function setPart(
  { look, part }: TitlePage,
  column: Column,
): Promise<TypesetText | undefined> {
  const words = printable(part, 40).toUpperCase()
  if (!words) return undefined
  const label = {
    face: look.face,
    font: 'label',
    size: Math.round(22 * column.scale),
    color: colorsOf(look).accent,
    tracking: 12,
  } as const
  return fitLine(words, label, column.width)
}

function placed(set: TypesetText, column: Column, y: number): OverlayOptions {
  const { data, width, height } = set
  return { input: data, raw: { width, height, channels: 4 }, left: inColumn(width, column), top: y }
}

function inColumn(width: number, { left, width: all, align }: Column): number {
  return align === 'left' ? left : left + Math.round((all - width) / 2)
}
