import { href } from 'react-router'
import type { RowOf } from '~/platform/db/schema'

export type Category = RowOf<'bibliography'>['category']

export type Shelf = ReturnType<typeof shelf>

export const shelves: [Shelf, ...Shelf[]] = [
  shelf('salmer', 'salmer_sange', 'bibliografi.hymns'),
  shelf('skoenlitteratur', 'skønlitteratur', 'bibliografi.fiction'),
  shelf('faglitteratur', 'faglitteratur', 'bibliografi.nonfiction'),
  shelf('vaerkliste', 'værkliste', 'bibliografi.list'),
]

type ShelfTitle = `bibliografi.${'hymns' | 'fiction' | 'nonfiction' | 'list'}`

/** @param name in the URL, `?fane=` */
function shelf(name: string, category: Category, title: ShelfTitle) {
  return { name, category, title, empty: `${title}_empty` } as const
}

export function requestedShelf(name: string | null): Shelf {
  return defaultShelf(name, [])
}

export function shelfOf(category: Category): Shelf {
  return shelves.find((shelf) => shelf.category === category) ?? shelves[0]
}

export function defaultShelf(name: string | null, filled: readonly Category[]): Shelf {
  const named = shelves.find((shelf) => shelf.name === name)
  return named ?? shelves.find(({ category }) => filled.includes(category)) ?? shelves[0]
}

export function shelfPath(shelf: Shelf): string {
  return shelf === shelves[0] ? '/bibliografi' : `/bibliografi?fane=${shelf.name}`
}

export function reviewAnchor(id: string): string {
  return `anmeldelse-${id}`
}

export function workPath(slug: string): string {
  return href('/bibliografi/:slug', { slug })
}
