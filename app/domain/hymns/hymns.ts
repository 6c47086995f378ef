import { href } from 'react-router'
import type { Stanza } from '~/domain/hymns/verse/stanzas'
import { canonicalSlug } from '~/http/slug'

/** The built-in themes, in the order of the filter (docs/specification.md, "Hymns"). */
export const hymnThemes = ['Ro og fred', 'Håb og tro', 'Kærlighed', 'Tro og tvivl'] as const

export interface HymnCard {
  id: string
  title: string
  slug: string
  themes: string[]
  /** The first verse lines. */
  excerpt: string[]
  stanzas: Stanza[]
  hasRecording: boolean
}

export interface HymnLink {
  id: string
  title: string
  slug: string
  firstLine: string
}

/** A published collection of hymns (docs/specification.md, "Hymns"). */
export interface HymnCollection {
  id: string
  title: string
  slug: string
  year: number
  description: string
  /** The number of hymns in the book, which may exceed those on the site. */
  hymnCount: number
  collaborator: string | null
  /** Whether the book is in print. */
  isAvailable: boolean
  /** Its hymns on the site, in order. */
  hymnIds: string[]
}

/** The slugs of other pages below /salmer. */
const reservedSlugs: readonly string[] = ['samling', 'register', 'sangark', 'kirkeaar']

export const collectionsPath = '/salmer'
export const singlePath = '/salmer?fane=enkelt'

/** The Atom feed of the newest hymns. */
export const hymnFeed = { path: '/salmer/feed.xml', type: 'application/atom+xml' } as const

export function hymnPath(slug: string): string {
  return href('/salmer/:slug', { slug })
}

export function hymnCollectionPath(slug: string): string {
  return href('/salmer/samling/:slug', { slug })
}

/** The slug of a title, with a suffix if another page has it. */
export function hymnSlug(title: string): string {
  const slug = canonicalSlug(title)
  return reservedSlugs.includes(slug) ? `${slug}-salme` : slug
}
