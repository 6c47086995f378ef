import type { FocusPoint, Picture } from '~/domain/images/images'

/** The step of an arrow key (docs/specification.md, "Focus points"). */
export const focusSteps = { upload: 0.1, edit: 0.05 }

/** Converts the focus point of a picture, which is in per cent, to fractions. */
export function focusOf({ focus: { x, y } }: Picture): FocusPoint {
  return { x: x / 100, y: y / 100 }
}

/** Rounds a point to hundredths, the precision of the CSS classes, and clamps it to the picture. */
export function clampedPoint({ x, y }: FocusPoint): FocusPoint {
  return { x: hundredths(x), y: hundredths(y) }
}

function hundredths(fraction: number): number {
  return Math.round(Math.min(Math.max(fraction, 0), 1) * 100) / 100
}

export function movedPoint(from: FocusPoint, by: FocusPoint, step: number): FocusPoint {
  return clampedPoint({ x: from.x + by.x * step, y: from.y + by.y * step })
}

export function pointAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): FocusPoint {
  return clampedPoint({
    x: (clientX - box.left) / box.width,
    y: (clientY - box.top) / box.height,
  })
}

/** The CSS classes of a point, around which `focused` crops. They set `--fx` and `--fy`. */
export function focusClasses({ x, y }: FocusPoint): string {
  return `fx-${Math.round(x * 100)} fy-${Math.round(y * 100)}`
}
