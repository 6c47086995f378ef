export function table(...names: string[]): void {
  process.stdout.write(`\n| ${names.join(' | ')} |\n|${'---|'.repeat(names.length)}\n`)
}

export function row(...cells: (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
}
