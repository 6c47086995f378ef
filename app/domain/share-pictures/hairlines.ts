import type { OverlayOptions } from 'sharp'

interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** An area of one colour. */
export function filled({ left, top, ...size }: Area, background: string): OverlayOptions {
  return { input: { create: { ...size, channels: 3, background } }, left, top }
}

/** A hairline along the inside of an area's edges. */
export function outlined({ left, top, width, height }: Area, color: string): OverlayOptions[] {
  return [
    filled({ left, top, width, height: 1 }, color),
    filled({ left, top: top + height - 1, width, height: 1 }, color),
    filled({ left, top, width: 1, height }, color),
    filled({ left: left + width - 1, top, width: 1, height }, color),
  ]
}
