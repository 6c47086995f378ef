import sharp, { type Sharp } from 'sharp'
import type { Color } from './color.ts'

/** What is painted on: colour (three numbers per point) and the height of the paint. */
export interface Canvas {
  width: number
  height: number
  rgb: Float32Array
  relief: Float32Array
}

export function newCanvas(width: number, height: number, ground: Color): Canvas {
  const canvas = emptyCanvas(width, height)
  for (let i = 0; i < width * height; i++) canvas.rgb.set(ground, i * 3)
  return canvas
}

function emptyCanvas(width: number, height: number): Canvas {
  return {
    width,
    height,
    rgb: new Float32Array(width * height * 3),
    relief: new Float32Array(width * height),
  }
}

/** Draws SVG shapes (the inside of an svg element) as a sketch that brushes can follow. */
export async function sketch(width: number, height: number, shapes: string): Promise<Canvas> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
  const raw = await sharp(Buffer.from(svg)).removeAlpha().toColourspace('srgb').raw().toBuffer()
  const canvas = emptyCanvas(width, height)
  for (let i = 0; i < canvas.rgb.length; i++) canvas.rgb[i] = (raw[i] as number) / 255
  return canvas
}

/** Draws further SVG shapes on top of the sketch. */
export async function drawOn(canvas: Canvas, shapes: string): Promise<void> {
  const { width, height } = canvas
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
  const raw = await sharp(Buffer.from(svg)).ensureAlpha().toColourspace('srgb').raw().toBuffer()
  for (let i = 0; i < width * height; i++) {
    const alpha = (raw[i * 4 + 3] as number) / 255
    if (alpha === 0) continue
    for (let k = 0; k < 3; k++) {
      const old = canvas.rgb[i * 3 + k] as number
      canvas.rgb[i * 3 + k] = old + ((raw[i * 4 + k] as number) / 255 - old) * alpha
    }
  }
}

/** A copy of the picture, softened by a box of the given radius run three times (nearly Gaussian). */
export function softened(canvas: Canvas, radius: number): Canvas {
  const copy = { ...canvas, rgb: canvas.rgb.slice() }
  for (let pass = 0; pass < 3; pass++) {
    for (let channel = 0; channel < 3; channel++) {
      blurChannel(copy.rgb, canvas.width, canvas.height, radius, 3, channel)
    }
  }
  return copy
}

/** Blurs one channel of interleaved values in place, along rows and then along columns. */
export function blurChannel(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
  channels = 1,
  channel = 0,
): void {
  const r = Math.max(1, Math.round(radius))
  const line = new Float32Array(Math.max(width, height))
  const run = (start: number, step: number, length: number) => {
    for (let i = 0; i < length; i++) line[i] = values[start + i * step] as number
    let sum = 0
    for (let i = -r; i <= r; i++) sum += line[Math.min(length - 1, Math.max(0, i))] as number
    for (let i = 0; i < length; i++) {
      values[start + i * step] = sum / (2 * r + 1)
      const enters = line[Math.min(length - 1, i + r + 1)] as number
      sum += enters - (line[Math.max(0, i - r)] as number)
    }
  }
  for (let y = 0; y < height; y++) run(y * width * channels + channel, channels, width)
  for (let x = 0; x < width; x++) run(x * channels + channel, width * channels, height)
}

/** Writes the picture as a progressive JPEG. */
export async function saveJpeg(canvas: Canvas, file: string, quality = 82): Promise<void> {
  await jpegOf(canvas, quality).toFile(file)
}

export function jpegOf(canvas: Canvas, quality: number): Sharp {
  const bytes = new Uint8ClampedArray(canvas.rgb.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = (canvas.rgb[i] as number) * 255
  return sharp(Buffer.from(bytes.buffer), {
    raw: { width: canvas.width, height: canvas.height, channels: 3 },
  }).jpeg({ quality, mozjpeg: true })
}
