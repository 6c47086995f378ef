import sharp from 'sharp'

/**
 * A shape on the sheet as distances: how many pixels a point lies inside (positive) or
 * outside (negative) its edge, for the rectangle x, y, width, height of the picture.
 */
export interface Region {
  x: number
  y: number
  width: number
  height: number
  distance: Float32Array
}

/** The region of white SVG shapes (the inside of an svg element) on a picture of the given size. */
export async function regionOf(width: number, height: number, shapes: string): Promise<Region> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#fff"><rect width="${width}" height="${height}" fill="#000"/>${shapes}</svg>`
  const mask = await sharp(Buffer.from(svg)).toColourspace('b-w').extractChannel(0).raw().toBuffer()
  const inside = new Float32Array(width * height)
  const outside = new Float32Array(width * height)
  const far = 1e12
  for (let i = 0; i < mask.length; i++) {
    const white = (mask[i] as number) >= 128
    inside[i] = white ? far : 0
    outside[i] = white ? 0 : far
  }
  squaredDistances(inside, width, height)
  squaredDistances(outside, width, height)
  const distance = new Float32Array(width * height)
  for (let i = 0; i < distance.length; i++) {
    const d = Math.sqrt(inside[i] as number) - Math.sqrt(outside[i] as number)
    distance[i] = Math.max(-1e4, Math.min(1e4, d))
  }
  return { x: 0, y: 0, width, height, distance }
}

/** The region of a small shape round (x, y), measured only as far as `reach` pixels from there. */
export async function regionNear(
  x: number,
  y: number,
  reach: number,
  shapes: string,
): Promise<Region> {
  const left = Math.floor(x - reach)
  const top = Math.floor(y - reach)
  const moved = `<g transform="translate(${-left} ${-top})">${shapes}</g>`
  const side = Math.ceil(reach * 2)
  return { ...(await regionOf(side, side, moved)), x: left, y: top }
}

/** The region of one closed path. */
export function regionOfPath(width: number, height: number, path: string): Promise<Region> {
  return regionOf(width, height, `<path d="${path}"/>`)
}

/** Exact squared distances to the nearest zero (Felzenszwalb and Huttenlocher), in place. */
function squaredDistances(values: Float32Array, width: number, height: number): void {
  const longest = Math.max(width, height)
  const line = new Float64Array(longest)
  const hull = new Int32Array(longest)
  const bounds = new Float64Array(longest + 1)
  const run = (start: number, step: number, length: number) => {
    for (let i = 0; i < length; i++) line[i] = values[start + i * step] as number
    let k = 0
    hull[0] = 0
    bounds[0] = -1e20
    bounds[1] = 1e20
    const meet = (q: number, v: number) =>
      ((line[q] as number) + q * q - ((line[v] as number) + v * v)) / (2 * q - 2 * v)
    for (let q = 1; q < length; q++) {
      let s = meet(q, hull[k] as number)
      while (s <= (bounds[k] as number)) {
        k--
        s = meet(q, hull[k] as number)
      }
      k++
      hull[k] = q
      bounds[k] = s
      bounds[k + 1] = 1e20
    }
    k = 0
    for (let q = 0; q < length; q++) {
      while ((bounds[k + 1] as number) < q) k++
      const v = hull[k] as number
      values[start + q * step] = (q - v) * (q - v) + (line[v] as number)
    }
  }
  for (let x = 0; x < width; x++) run(x, width, height)
  for (let y = 0; y < height; y++) run(y * width, 1, width)
}

/** A point of a line with half its thickness there. */
export interface LinePoint {
  x: number
  y: number
  radius: number
}

/** The region of a line of changing thickness, no larger than it needs (plus `margin`). */
export function regionOfLine(
  points: readonly LinePoint[],
  size: { width: number; height: number },
  margin = 12,
): Region {
  const reach = Math.max(...points.map((p) => p.radius)) + margin
  const x = Math.max(0, Math.floor(Math.min(...points.map((p) => p.x)) - reach))
  const y = Math.max(0, Math.floor(Math.min(...points.map((p) => p.y)) - reach))
  const right = Math.min(size.width, Math.ceil(Math.max(...points.map((p) => p.x)) + reach))
  const bottom = Math.min(size.height, Math.ceil(Math.max(...points.map((p) => p.y)) + reach))
  const width = Math.max(0, right - x)
  const height = Math.max(0, bottom - y)
  const distance = new Float32Array(width * height).fill(-1e4)
  const region = { x, y, width, height, distance }
  for (let i = 1; i < points.length; i++) {
    markSegment(region, points[i - 1] as LinePoint, points[i] as LinePoint, margin)
  }
  return region
}

function markSegment(region: Region, a: LinePoint, b: LinePoint, margin: number): void {
  const reach = Math.max(a.radius, b.radius) + margin
  const x0 = Math.max(region.x, Math.floor(Math.min(a.x, b.x) - reach))
  const x1 = Math.min(region.x + region.width, Math.ceil(Math.max(a.x, b.x) + reach))
  const y0 = Math.max(region.y, Math.floor(Math.min(a.y, b.y) - reach))
  const y1 = Math.min(region.y + region.height, Math.ceil(Math.max(a.y, b.y) + reach))
  const dx = b.x - a.x
  const dy = b.y - a.y
  const long = dx * dx + dy * dy || 1e-6
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / long))
      const away = Math.hypot(x - a.x - dx * t, y - a.y - dy * t)
      const d = a.radius + (b.radius - a.radius) * t - away
      const i = (y - region.y) * region.width + x - region.x
      if (d > (region.distance[i] as number)) region.distance[i] = d
    }
  }
}
