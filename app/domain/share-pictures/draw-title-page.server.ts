import type { OverlayOptions } from 'sharp'
import type { FocusPoint } from '~/domain/images/images'
import { colourMask } from '~/domain/marks/draw-icon.server'
import type { Palette } from '~/faces/palettes.server'
import { imageLibrary } from '~/platform/pictures/image-library.server'
import { fitLine, fitSubtitle, fitTitle } from './fit-text.server'
import { printable } from './printable'
import type { Size } from './sharing'
import {
  type Area,
  besidePlate,
  type Column,
  colorsOf,
  filledArea,
  maxDrawingSeconds,
  outline,
  plateArea,
  type TitlePage,
  wholePage,
} from './title-page.server'
import type { TypesetText } from './typeset.server'

/** From the edge of the page to its header and footer. */
const margin = 58
/** From the edge of the page to the text between them. */
const bodyMargin = 128
const coverMargin = { side: 60, top: 58 }
const giltLineSize = { width: 72, height: 2 }
/** The maximum size of the mark, in pixels. A signature can be three times as wide as high. */
const markArea = { width: 192, height: 64 }
const space = { belowPart: 34, aboveRule: 46, aboveSubtitle: 36 }

export type PictureFormat = 'jpeg' | 'png'

interface Plate {
  bytes: Buffer
  focus: FocusPoint
  isCover: boolean
}

/** Draws a title page. The picture is at the right of a wide page, and at the top of others. */
export async function drawTitlePage(
  page: TitlePage,
  { plate, mask }: { plate?: Plate | undefined; mask?: Buffer | undefined },
  size: Size,
  format: PictureFormat,
): Promise<Buffer> {
  const sharp = await imageLibrary()
  const column = plate ? besidePlate(page, size) : wholePage(page, size)
  const colors = colorsOf(page.look)
  const layers = [
    ...(plate ? await drawPlate(plate, plateArea(size), colors) : frame(size, colors)),
    ...(await headerAndFooter(page, column)),
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
  return outline({ left: 28, top: 28, width: width - 56, height: height - 56 }, colors.rule)
}

async function headerAndFooter(page: TitlePage, column: Column): Promise<OverlayOptions[]> {
  const { siteName, title, host } = page
  const colors = colorsOf(page.look)
  const size = Math.round(21 * column.scale)
  const label = { face: page.look.face, font: 'label', size, color: colors.faded } as const
  const hostLine = await fitLine(host, { ...label, tracking: 6 }, column.width)
  const foot = placeText(hostLine, column, column.bottom - margin - hostLine.height)
  if (siteName === title || !printable(siteName)) return [foot]
  const name = printable(siteName, 60).toUpperCase()
  const head = await fitLine(name, { ...label, tracking: 11 }, column.width)
  const top = column.top + margin
  const line = { left: column.left, top: top + head.height + 20, width: column.width, height: 1 }
  const below = column.align === 'left' ? [filledArea(line, colors.rule)] : []
  return [placeText(head, column, top), ...below, foot]
}

async function body(page: TitlePage, column: Column, mask: Buffer | undefined) {
  const colors = colorsOf(page.look)
  const part = await typesetPart(page, column)
  const subtitle = await fitSubtitle(printable(page.subtitle, 140), column)
  const partHeight = part ? part.height + space.belowPart : 0
  const mark = mask && (await colourMask(mask, { ...markArea, color: colors.accent }))
  const ruleSize = mark ? { width: mark.width, height: mark.height } : giltLineSize
  const ruleHeight = space.aboveRule + ruleSize.height
  const subtitleHeight = subtitle ? subtitle.height + space.aboveSubtitle : 0
  const others = partHeight + ruleHeight + subtitleHeight
  const words = printable(page.title, 140) || printable(page.siteName, 60) || page.host
  const room = column.bottom - column.top - 2 * bodyMargin
  const title = await fitTitle(words, column, room - others)
  const top = Math.round((column.top + column.bottom - title.height - others) / 2)
  const titleTop = top + partHeight
  const ruleTop = titleTop + title.height + space.aboveRule
  const rule = { left: leftInColumn(ruleSize.width, column), top: ruleTop, ...ruleSize }
  return [
    ...(part ? [placeText(part, column, top)] : []),
    placeText(title, column, titleTop),
    mark ? { input: mark.data, left: rule.left, top: rule.top } : filledArea(rule, colors.gilt),
    ...(subtitle
      ? [placeText(subtitle, column, ruleTop + (mark ? rule.height : 0) + space.aboveSubtitle)]
      : []),
  ]
}

async function typesetPart({ look, part }: TitlePage, column: Column) {
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

function placeText(text: TypesetText, column: Column, y: number): OverlayOptions {
  const { data, width, height } = text
  return {
    input: data,
    raw: { width, height, channels: 4 },
    left: leftInColumn(width, column),
    top: y,
  }
}

function leftInColumn(width: number, { left, width: columnWidth, align }: Column): number {
  return align === 'left' ? left : left + Math.round((columnWidth - width) / 2)
}

async function drawPlate(plate: Plate, area: Area, colors: Palette): Promise<OverlayOptions[]> {
  return plate.isCover ? drawCover(plate, area, colors) : [await drawCropped(plate, area)]
}

async function drawCropped({ bytes, focus }: Plate, { left, top, ...shape }: Area) {
  const sharp = await imageLibrary()
  const picture = await sharp(bytes).metadata()
  const input = await (await openPicture(bytes))
    .extract(cropArea(picture, shape, focus))
    .resize(shape)
    .toBuffer()
  return { input, left, top }
}

async function drawCover({ bytes }: Plate, area: Area, colors: Palette): Promise<OverlayOptions[]> {
  const maxSize = {
    width: area.width - 2 * coverMargin.side,
    height: area.height - 2 * coverMargin.top,
  }
  const { data, info } = await (await openPicture(bytes))
    .resize({ ...maxSize, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const left = area.left + Math.round((area.width - width) / 2)
  const top = Math.round((area.height - height) / 2)
  const edge = area.left > 0 ? { ...area, width: 1 } : { ...area, top: area.height - 1, height: 1 }
  return [
    filledArea(area, colors.leaf),
    filledArea(edge, colors.rule),
    { input: data, left, top },
    ...outline({ left, top, width, height }, colors.rule),
  ]
}

async function openPicture(bytes: Buffer) {
  const sharp = await imageLibrary()
  return sharp(bytes).timeout({ seconds: maxDrawingSeconds })
}

/** The largest area of a picture with the proportions of a shape, placed like CSS `object-position`. */
function cropArea(picture: Size, shape: Size, focus: FocusPoint) {
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
