const number = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 1 })

/** Formats a file size: '340 kB', '1,2 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${number.format(bytes / 1_000_000)} MB`
}
