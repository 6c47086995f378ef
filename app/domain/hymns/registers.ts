import { href } from 'react-router'

/** The registers of the hymns, by the last part of their path, in the order in which they are offered. */
export const registers = [
  'foerste-linjer',
  'temaer',
  'skriftsteder',
  'kirkeaaret',
  'anledninger',
  'samlinger',
] as const

export type RegisterName = (typeof registers)[number]

/** A hymn under one of the headings of a register. */
export interface RegisterLine {
  /** What it is found by here: its first line, or the passage. */
  words: string
  /** Its title, where that is another. */
  title?: string
  path: string
}

/** What stands together in a register: a letter, a theme, a book of the Bible, a day. */
export interface RegisterGroup {
  /** Its place on the page. */
  id: string
  name: string
  lines: RegisterLine[]
}

/** The page of a register; of all the first where none is named. */
export function registerPath(name: RegisterName, group?: string): string {
  const path = href('/salmer/register/:name?', { name })
  return group ? `${path}#${group}` : path
}

export function isRegister(name: string): name is RegisterName {
  return (registers as readonly string[]).includes(name)
}
