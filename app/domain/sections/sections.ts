import type { href } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import type { Noun } from '~/platform/changes/nouns'
import type { SitemapWeight } from '~/platform/pages/sitemap-weight'

/** The share data of a section; null uses pictures of the gallery. */
export interface SectionShare {
  title: ContentKey
  subtitle?: ContentKey
  picture?: { assignment: 'calendar-hero' | 'hero' | null }
}

/** A path that has a route. */
type RoutePath = Parameters<typeof href>[0]

interface SectionShape {
  name: string
  inNavigation: boolean
  inFooter: boolean
  /** Null excludes the section from the sitemap. */
  sitemap: SitemapWeight | null
  /** Null if it has no share picture, or its noun provides the share data. */
  share: SectionShare | null
  /** Its screen of the back-office; null if it has none. */
  screen: (RoutePath & `/admin/${string}`) | null
  /** The noun whose new items that screen adds in a form of their own. */
  noun?: Noun
}

const shown = { inNavigation: true, inFooter: false }
const shownTwice = { inNavigation: true, inFooter: true }

/**
 * The sections of the site by path, in the order of every list (docs/specification.md, "Every public
 * page", "Sitemap"). Navigation, footer, SEO settings, sitemap, share pictures and redirects use only
 * these.
 */
export const sections = {
  '/': {
    name: 'Forside',
    ...shown,
    sitemap: { changeFrequency: 'weekly', priority: 1 },
    share: {
      title: 'hero.name',
      subtitle: 'hero.description',
      picture: { assignment: 'hero' },
    },
    screen: '/admin/forside',
  },
  '/nyheder': {
    name: 'Nyheder',
    ...shown,
    sitemap: { changeFrequency: 'daily', priority: 0.8 },
    share: { title: 'nyheder.title' },
    screen: '/admin/nyheder',
    noun: 'news',
  },
  '/foredrag': {
    name: 'Foredrag',
    ...shownTwice,
    sitemap: { changeFrequency: 'weekly', priority: 0.8 },
    share: { title: 'foredrag.title' },
    screen: '/admin/foredrag',
    noun: 'lectures',
  },
  '/kalender': {
    name: 'Kalender',
    ...shown,
    sitemap: { changeFrequency: 'daily', priority: 0.7 },
    share: { title: 'kalender.title', picture: { assignment: 'calendar-hero' } },
    screen: '/admin/kalender',
    noun: 'calendar_events',
  },
  '/bibliografi': {
    name: 'Bibliografi',
    ...shownTwice,
    sitemap: { changeFrequency: 'monthly', priority: 0.8 },
    share: { title: 'bibliografi.title' },
    screen: '/admin/bibliografi',
    noun: 'bibliography',
  },
  '/samarbejder': {
    name: 'Samarbejder',
    ...shown,
    sitemap: { changeFrequency: 'monthly', priority: 0.7 },
    share: { title: 'samarbejder.title' },
    screen: '/admin/samarbejder',
    noun: 'collaborations',
  },
  '/salmer': {
    name: 'Salmer & Sange',
    inNavigation: false,
    inFooter: true,
    sitemap: { changeFrequency: 'monthly', priority: 0.6 },
    share: { title: 'salmer.title' },
    screen: '/admin/salmer',
    noun: 'hymns',
  },
  '/billeder': {
    name: 'Billeder',
    ...shown,
    sitemap: { changeFrequency: 'weekly', priority: 0.6 },
    share: { title: 'billeder.title', picture: { assignment: null } },
    screen: '/admin/billeder',
  },
  '/presse': {
    name: 'Presse',
    inNavigation: false,
    inFooter: true,
    sitemap: { changeFrequency: 'monthly', priority: 0.6 },
    share: { title: 'presse.title', picture: { assignment: null } },
    screen: '/admin/presse',
  },
  '/kontakt': {
    name: 'Kontakt',
    ...shownTwice,
    sitemap: { changeFrequency: 'yearly', priority: 0.5 },
    share: null,
    screen: '/admin/kontakt',
  },
  '/soeg': {
    name: 'Søg',
    inNavigation: false,
    inFooter: false,
    sitemap: null,
    share: null,
    screen: null,
  },
} as const satisfies { [P in RoutePath]?: SectionShape }

export type SectionPath = keyof typeof sections

export type ListedPath = {
  [P in SectionPath]: (typeof sections)[P]['sitemap'] extends null ? never : P
}[SectionPath]

export const sectionList = (Object.keys(sections) as SectionPath[]).map(
  (path): SectionShape & { path: SectionPath } => ({ path, ...sections[path] }),
)

/** The sections with a sitemap entry and SEO settings. */
export const listedSections = sectionList.flatMap(({ path, name, sitemap }) =>
  sitemap ? [{ path: path as ListedPath, name, ...sitemap }] : [],
)

/**
 * The sections that the author can move and hide, by the names in their paths: the specified ones in their
 * order, with the hymns after the bibliography (docs/specification.md, "Every public page").
 */
export const sectionNames = [
  'nyheder',
  'foredrag',
  'kalender',
  'bibliografi',
  'salmer',
  'samarbejder',
  'billeder',
  'presse',
  'kontakt',
] as const

export function sectionNamed(name: (typeof sectionNames)[number]): SectionPath {
  return `/${name}`
}

/** The visible sections of the main navigation. */
export function navigation(visible: readonly SectionPath[]): { path: SectionPath; name: string }[] {
  return visible.flatMap((path): { path: SectionPath; name: string }[] => {
    if (path === '/salmer') return [{ path, name: 'Salmer' }]
    const { name, inNavigation } = sections[path]
    return inNavigation ? [{ path, name }] : []
  })
}

export function isSection(path: string): path is SectionPath {
  return Object.hasOwn(sections, path)
}
