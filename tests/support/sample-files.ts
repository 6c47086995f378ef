import { globSync } from 'node:fs'

/** The path of a sample file by the end of its name, such as 'press-01.jpg'. */
export function sampleFile(name: string): string {
  const [file] = globSync(`sample/johanne/files/**/*eksempel-${name}`).sort()
  if (!file) throw new Error(`the sample has no file ${name}`)
  return file
}
