import { readFile } from 'node:fs/promises'
import { imageLibrary } from '~/platform/pictures/image-library.server'
import { decodingSeconds, inspectPicture } from '~/platform/pictures/inspect-picture.server'
import { PictureError } from '~/platform/pictures/picture-error'
import { maxSvgBytes, sanitizeSvg } from './sanitize-svg.server'

/** The longer side of a mask, in pixels. */
const maxSide = 512
/** Longer side to shorter side. A longer or taller mark would be too small beside text. */
const maxRatio = 5
/** An opaque picture with a lower mean grey, from 0 to 255, has light ink on a dark background. */
const maxDarkMean = 100
/** The minimum difference in grey between ink and background, from 0 to 255. */
const minContrast = 60

/** In pixels: the size at which `hasTexture` looks at a picture. Grain and hatching disappear at it. */
const textureSide = 128
/** The differences between neighbours, from 0 to 255, that shades have. Paper has smaller ones, the edge of ink larger ones. */
const shade = { min: 6, max: 60 }
/** The largest share. Signatures on shaded paper have 0.08, an engraving 0.15, photographs and paintings 0.3 to 0.8. */
const maxTexture = 0.25

/**
 * White ink on black, without margins. Ink is everything that differs from the background.
 * @throws PictureError
 */
export async function createMask(file: string): Promise<Buffer> {
  const sharp = await imageLibrary()
  const picture = await readPicture(file)
  const fitted = () =>
    sharp(picture)
      .timeout({ seconds: decodingSeconds })
      .resize({ width: maxSide * 2, height: maxSide * 2, fit: 'inside', withoutEnlargement: true })
  const onWhite = await fitted().flatten({ background: '#fff' }).greyscale().png().toBuffer()
  const onBlack = await fitted().flatten({ background: '#000' }).greyscale().png().toBuffer()
  const [white, black] = await Promise.all([sharp(onWhite).stats(), sharp(onBlack).stats()])
  const isOpaque = white.channels[0]?.mean === black.channels[0]?.mean
  if (isOpaque && (await hasTexture(onWhite))) throw new PictureError('photograph')
  const isLightInk = isOpaque
    ? (white.channels[0]?.mean ?? 0) < maxDarkMean
    : (white.channels[0]?.min ?? 0) > 255 - minContrast
  const ink = isLightInk ? sharp(onBlack) : sharp(onWhite).negate()
  const normalised = await ink
    .normalise({ lower: isOpaque ? 10 : 0, upper: 100 })
    .png()
    .toBuffer()
  const [light] = (await sharp(normalised).stats()).channels
  const lightest = light?.max ?? 0
  if (lightest < minContrast) throw new PictureError('no-mark')
  const trimmed = await sharp(normalised).trim({ background: '#000', threshold: 60 }).toBuffer()
  // Makes the ink white and the shades of the background black.
  const { data, info } = await sharp(trimmed)
    .linear((1.4 * 255) / lightest, -40)
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .png()
    .toBuffer({ resolveWithObject: true })
  if (Math.max(info.width / info.height, info.height / info.width) > maxRatio) {
    throw new PictureError('no-mark')
  }
  return data
}

/** Whether most of a picture is shades, as in a photograph, and not ink on a background. */
async function hasTexture(picture: Buffer): Promise<boolean> {
  const sharp = await imageLibrary()
  const { data, info } = await sharp(picture)
    .resize({ width: textureSide, height: textureSide, fit: 'inside' })
    .normalise({ lower: 1, upper: 99 })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let shaded = 0
  for (let at = 0; at < data.length - info.width; at++) {
    const [grey = 0, right = 0, below = 0] = [data[at], data[at + 1], data[at + info.width]]
    const difference = Math.abs(grey - right) + Math.abs(grey - below)
    if (difference >= shade.min && difference <= shade.max) shaded += 1
  }
  return shaded > maxTexture * data.length
}

async function readPicture(file: string): Promise<Buffer> {
  const bytes = await readFile(file)
  if (!/^\s*</.test(bytes.subarray(0, 64).toString('utf8').replace('\ufeff', ''))) {
    return (await inspectPicture(file)).bytes
  }
  if (bytes.byteLength > maxSvgBytes) throw new PictureError('too-large')
  const svg = sanitizeSvg(bytes.toString('utf8'))
  if (svg === undefined) throw new PictureError('not-a-picture')
  const sharp = await imageLibrary()
  return sharp(Buffer.from(svg), { limitInputPixels: 4_000_000 })
    .timeout({ seconds: decodingSeconds })
    .resize({ width: maxSide * 2, height: maxSide * 2, fit: 'inside' })
    .png()
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureError('damaged', { cause: error })
    })
}
