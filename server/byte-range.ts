/** The first and the last byte of a part. */
export interface Range {
  start: number
  end: number
}

/**
 * The first and last byte that a Range header asks for; undefined where all of it is. Several ranges
 * at once, which no player asks for, get the whole file.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): Range | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  if (from && to && Number(to) < Number(from)) return undefined
  return start > end ? 'unsatisfiable' : { start, end }
}
