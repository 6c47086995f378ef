import { regionOf } from './region.ts'
import type { Sheet } from './watercolour.ts'

/** A small rectangle, measured only where it lies. */
export async function regionOfPatch(
  sheet: Sheet,
  x: number,
  y: number,
  wide: number,
  tall: number,
) {
  const margin = 14
  const left = Math.max(0, Math.floor(x - margin))
  const top = Math.max(0, Math.floor(y - margin))
  const w = Math.min(sheet.width, Math.ceil(x + wide + margin)) - left
  const h = Math.min(sheet.height, Math.ceil(y + tall + margin)) - top
  const region = await regionOf(
    w,
    h,
    `<rect x="${x - left}" y="${y - top}" width="${wide}" height="${tall}"/>`,
  )
  return { ...region, x: left, y: top }
}
