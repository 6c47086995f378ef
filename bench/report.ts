import { writeFileSync } from 'node:fs'

interface Limit {
  least?: number
  most?: number
}

let text = ''
const checked: { what: string; limit: string; value: number; isKept: boolean }[] = []

export function print(words: string): void {
  text += words
  process.stdout.write(words)
}

export function table(...names: string[]): void {
  print(`\n| ${names.join(' | ')} |\n|${'---|'.repeat(names.length)}\n`)
}

export function row(...cells: (string | number)[]): void {
  print(`| ${cells.join(' | ')} |\n`)
}

/** Compares a measured value with a limit of docs/quality.md, "Fast". */
export function check(what: string, value: number, { least, most }: Limit): void {
  const isKept = value >= (least ?? value) && value <= (most ?? value)
  const limit = [least !== undefined && `≥ ${least}`, most !== undefined && `≤ ${most}`]
  checked.push({ what, limit: limit.filter(Boolean).join(', '), value, isKept })
}

/** Prints the limits and how many were missed. A miss is the exit code 1. */
export function reportLimits(): void {
  table('limit', '', 'measured', '')
  for (const { what, limit, value, isKept } of checked) {
    row(what, limit, Number(value.toFixed(2)), isKept ? '' : '**missed**')
  }
  const missed = checked.filter(({ isKept }) => !isKept).length
  print(`\n${checked.length} limits, ${missed} of them missed.\n`)
  if (missed > 0) process.exitCode = 1
}

export function saveReport(file: string): void {
  writeFileSync(file, text)
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
}
