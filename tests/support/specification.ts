import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The specification on one line. */
export const specification = readFileSync(
  join(import.meta.dirname, '../../docs/specification.md'),
  'utf8',
).replace(/\s+/g, ' ')

/** The part of the specification between two wordings. */
export function specifiedPart(start: string, end: string): string {
  const [, from] = specification.split(start)
  const [part, rest] = from?.split(end) ?? []
  if (part === undefined || rest === undefined) throw new Error(`not specified: ${start}…${end}`)
  return part
}
