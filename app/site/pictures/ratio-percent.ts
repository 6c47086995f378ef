/** Returns the width as an even percentage of the height, for the classes `ratio-30` to `ratio-300`. */
export function ratioPercent({ width, height }: { width: number; height: number }): number {
  return Math.min(Math.max(Math.round((width / height) * 50) * 2, 30), 300)
}
