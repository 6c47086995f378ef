/** The form of a random UUID for 32 hexadecimal digits. */
export function uuidOf(digits: string): string {
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
