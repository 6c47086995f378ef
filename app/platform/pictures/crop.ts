/** A part of a picture that stands upright, in whole pixels from its top left corner. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/**
 * The part of the crop that lies in a picture of this size; at least one pixel, whatever was asked
 * for, in the words of the image library.
 */
export function cropWithin(crop: Crop, size: { width: number; height: number }) {
  const left = within(crop.x, 0, size.width - 1)
  const top = within(crop.y, 0, size.height - 1)
  return {
    left,
    top,
    width: within(crop.width, 1, size.width - left),
    height: within(crop.height, 1, size.height - top),
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.round(value), least), most)
}
