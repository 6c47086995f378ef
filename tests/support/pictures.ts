import sharp from 'sharp'

/** Creates a PNG with gradients and fine details, in which low quality is visible. */
export function detailedPicture(width = 160, height = 120): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    pixels[at] = 128 + 60 * Math.sin(x / (2 + (at % 3))) + 60 * Math.cos((x + y) / 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** The mean difference of the colour values, of 0 to 255, of two pictures of the same size. */
export async function meanDifference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
  )
  const sum = first?.reduce((sum, value, at) => sum + Math.abs(value - (second?.[at] ?? 0)), 0)
  return (sum ?? 0) / (first?.length ?? 0)
}
