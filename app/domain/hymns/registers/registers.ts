import { href } from 'react-router'
import type { Page } from '~/http/paging'

export const registers = [
  'foerste-linjer',
  'temaer',
  'skriftsteder',
  'kirkeaaret',
  'anledninger',
  'samlinger',
] as const

export type RegisterName = (typeof registers)[number]

export interface RegisterLine {
  label: string
  title?: string
  path: string
}

/** A group of a register: a letter, a theme, a book of the Bible, a day. */
export interface RegisterGroup {
  id: string
  name: string
  lines: RegisterLine[]
}

export type RegisterHeading = Pick<RegisterGroup, 'id' | 'name'> & { count: number }

/** The content of a register's page: the whole register; if it is long, its headings or one group. */
export type RegisterView =
  | { part: 'all'; groups: RegisterGroup[] }
  | { part: 'headings'; headings: RegisterHeading[] }
  | { part: 'group'; heading: RegisterHeading; lines: Page<RegisterLine & { id: string }> }

export const groupParameter = 'gruppe'

export function registerPath(name: RegisterName, group?: string): string {
  const path = href('/salmer/register/:name?', { name })
  return group ? `${path}?${groupParameter}=${group}` : path
}

/** The URL of a group: an anchor in a short register, its own page in a long one. */
export function groupPath(name: RegisterName, group: string): string {
  return `${registerPath(name, group)}#${group}`
}

export function isRegister(name: string): name is RegisterName {
  return (registers as readonly string[]).includes(name)
}
