import { href } from 'react-router'
import { canonicalSlug } from '~/http/slug'
import type { hymnView } from './hymn-view.server'
import type {
  collectionPage,
  hymnCards,
  hymnLinks,
  hymnPage,
  publicCollections,
} from './hymns.server'

/** The built-in themes, in the order of the filter (docs/specification.md, "Hymns"). */
export const hymnThemes = ['Ro og fred', 'Håb og tro', 'Kærlighed', 'Tro og tvivl'] as const

export type HymnCard = Awaited<ReturnType<typeof hymnCards>>[number]

export type HymnLink = Awaited<ReturnType<typeof hymnLinks>>[number]

export type HymnCollection = Awaited<ReturnType<typeof publicCollections>>[number]

const reservedSlugs: readonly string[] = ['samling', 'register', 'sangark', 'kirkeaar']

export const collectionsPath = '/salmer'
export const singlePath = '/salmer?fane=enkelt'

export const hymnFeed = { path: '/salmer/feed.xml', type: 'application/atom+xml' } as const

export function hymnPath(slug: string): string {
  return href('/salmer/:slug', { slug })
}

export function hymnCollectionPath(slug: string): string {
  return href('/salmer/samling/:slug', { slug })
}

export function hymnSlug(title: string): string {
  const slug = canonicalSlug(title)
  return reservedSlugs.includes(slug) ? `${slug}-salme` : slug
}

export type HymnPage = Awaited<ReturnType<typeof hymnPage>>

export type HymnCollectionPage = Awaited<ReturnType<typeof collectionPage>>

export type HymnView = Awaited<ReturnType<typeof hymnView>>

export type ThemeChoice = Extract<HymnView, { tab: 'single' }>['choices'][number]

export type ListedCollection = Extract<HymnView, { tab: 'collections' }>['collections'][number]
