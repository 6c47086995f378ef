import { href } from 'react-router'
import { canonicalSlug } from '~/http/slug'
import type { Stanza } from './stanzas'

/**
 * The themes that every site has, in the order of the filter (docs/specification.md, "Hymns"). The
 * author's own come after them.
 */
export const hymnThemes = ['Ro og fred', 'Håb og tro', 'Kærlighed', 'Tro og tvivl'] as const

/** A hymn as the list shows it. */
export interface HymnCard {
  id: string
  title: string
  slug: string
  themes: string[]
  /** The first lines, verse line by verse line. */
  excerpt: string[]
  stanzas: Stanza[]
  hasRecording: boolean
}

/** A hymn where it is only named. */
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
  /** How many hymns the book has, which may be more than are here. */
  hymnCount: number
  collaborator: string | null
  /** Whether the book can still be had. */
  isAvailable: boolean
  /** Those of its hymns that are here, in their order. */
  hymnIds: string[]
}

/** Paths below the list that are pages of their own, and no hymn's. */
export const reservedSlugs: readonly string[] = ['samling', 'register', 'sangark', 'kirkeaar']

export const collectionsPath = '/salmer'
export const singlePath = '/salmer?fane=enkelt'

/** The page of a hymn. */
export function hymnPath(slug: string): string {
  return href('/salmer/:slug', { slug })
}

/** The page of a collection of hymns. */
export function hymnCollectionPath(slug: string): string {
  return href('/salmer/samling/:slug', { slug })
}

/** The slug of a title; one that is a page of the list itself is told apart. */
export function hymnSlug(title: string): string {
  const slug = canonicalSlug(title)
  return reservedSlugs.includes(slug) ? `${slug}-salme` : slug
}
