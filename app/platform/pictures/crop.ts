/** A part of an upright picture, in whole pixels from its top left corner. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

export function cropWithin(crop: Crop, size: { width: number; height: number }) {
  const left = clamp(crop.x, 0, size.width - 1)
  const top = clamp(crop.y, 0, size.height - 1)
  return {
    left,
    top,
    width: clamp(crop.width, 1, size.width - left),
    height: clamp(crop.height, 1, size.height - top),
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(Math.round(value), min), max)
}
