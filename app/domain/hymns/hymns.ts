import { href } from 'react-router'
import { canonicalSlug } from '~/http/slug'

/** The built-in themes, in the order of the filter (docs/specification.md, "Hymns"). */
export const hymnThemes = ['Ro og fred', 'Håb og tro', 'Kærlighed', 'Tro og tvivl'] as const

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
