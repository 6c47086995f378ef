import { href } from 'react-router'
import type { Page } from '~/http/paging'

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

/** A group as a long register names it. */
export interface RegisterHeading {
  id: string
  name: string
  /** How many hymns there are under it. */
  count: number
}

/** What the page of a register shows: all of it, its headings where that would be too long, or one of them. */
export type RegisterView =
  | { part: 'all'; groups: RegisterGroup[] }
  | { part: 'headings'; headings: RegisterHeading[] }
  | { part: 'group'; heading: RegisterHeading; lines: Page<RegisterLine & { id: string }> }

/** In a URL: the group that is meant. */
export const groupParameter = 'gruppe'

/** The page of a register, or that of a group by itself. */
export function registerPath(name: RegisterName, group?: string): string {
  const path = href('/salmer/register/:name?', { name })
  return group ? `${path}?${groupParameter}=${group}` : path
}

/** Where a group is: its place in a short register, its own page of a long one. */
export function groupPath(name: RegisterName, group: string): string {
  return `${registerPath(name, group)}#${group}`
}

export function isRegister(name: string): name is RegisterName {
  return (registers as readonly string[]).includes(name)
}
