/** Splits a list into parts of at most this size. */
export function parts<T>(values: readonly T[], size: number): T[][] {
  const count = Math.ceil(values.length / size)
  return Array.from({ length: count }, (_, part) => values.slice(part * size, (part + 1) * size))
}
