import type { href } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import type { SitemapWeight } from '~/platform/pages/sitemap-weight'

/** What stands for a section where it is shared; null pictures are those of the gallery. */
export interface SectionShare {
  title: ContentKey
  subtitle?: ContentKey
  picture?: { assignment: 'calendar-hero' | 'hero' | null }
}

/** A path that a route answers. */
type RoutePath = Parameters<typeof href>[0]

interface SectionShape {
  name: string
  inNavigation: boolean
  inFooter: boolean
  /** What search engines are told of it; null where they are to leave it alone. */
  sitemap: SitemapWeight | null
  /** Null where nothing is shared of it, or its own noun says what. */
  share: SectionShare | null
  /** Its screen of the back-office, with its place in the menu there; null where it has none of its own. */
  screen: { path: RoutePath & `/admin/${string}`; place: number } | null
}

const shown = { inNavigation: true, inFooter: false }
const shownTwice = { inNavigation: true, inFooter: true }

/**
 * The sections of the site by their paths, in the order in which they are listed everywhere
 * (docs/specification.md, "Every public page", "Sitemap"). Navigation, footer,
 * SEO settings, sitemap, share pictures and redirects know no other.
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
    screen: { path: '/admin/forside', place: 1 },
  },
  '/nyheder': {
    name: 'Nyheder',
    ...shown,
    sitemap: { changeFrequency: 'daily', priority: 0.8 },
    share: { title: 'nyheder.title' },
    screen: { path: '/admin/nyheder', place: 3 },
  },
  '/foredrag': {
    name: 'Foredrag',
    ...shownTwice,
    sitemap: { changeFrequency: 'weekly', priority: 0.8 },
    share: { title: 'foredrag.title' },
    screen: { path: '/admin/foredrag', place: 4 },
  },
  '/kalender': {
    name: 'Kalender',
    ...shown,
    sitemap: { changeFrequency: 'daily', priority: 0.7 },
    share: { title: 'kalender.title', picture: { assignment: 'calendar-hero' } },
    screen: { path: '/admin/kalender', place: 5 },
  },
  '/bibliografi': {
    name: 'Bibliografi',
    ...shownTwice,
    sitemap: { changeFrequency: 'monthly', priority: 0.8 },
    share: { title: 'bibliografi.title' },
    screen: { path: '/admin/bibliografi', place: 6 },
  },
  '/samarbejder': {
    name: 'Samarbejder',
    ...shown,
    sitemap: { changeFrequency: 'monthly', priority: 0.7 },
    share: { title: 'samarbejder.title' },
    screen: { path: '/admin/samarbejder', place: 8 },
  },
  '/salmer': {
    name: 'Salmer & Sange',
    inNavigation: false,
    inFooter: true,
    sitemap: { changeFrequency: 'monthly', priority: 0.6 },
    share: { title: 'salmer.title' },
    screen: { path: '/admin/salmer', place: 7 },
  },
  '/billeder': {
    name: 'Billeder',
    ...shown,
    sitemap: { changeFrequency: 'weekly', priority: 0.6 },
    share: { title: 'billeder.title', picture: { assignment: null } },
    screen: { path: '/admin/billeder', place: 2 },
  },
  '/presse': {
    name: 'Presse',
    inNavigation: false,
    inFooter: true,
    sitemap: { changeFrequency: 'monthly', priority: 0.6 },
    share: { title: 'presse.title', picture: { assignment: null } },
    screen: { path: '/admin/presse', place: 9 },
  },
  '/kontakt': {
    name: 'Kontakt',
    ...shownTwice,
    sitemap: { changeFrequency: 'yearly', priority: 0.5 },
    share: null,
    screen: { path: '/admin/kontakt', place: 10 },
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

/** The sections as a list, each with its path. */
export const sectionList = (Object.keys(sections) as SectionPath[]).map(
  (path): SectionShape & { path: SectionPath } => ({ path, ...sections[path] }),
)

/** The sections that search engines are told of, and that have SEO settings. */
export const listedSections = sectionList.flatMap(({ path, name, sitemap }) =>
  sitemap ? [{ path: path as ListedPath, name, ...sitemap }] : [],
)

/**
 * The sections that the author can move and switch off, by the names in their paths: the specified ones
 * in their order, and the hymns after the bibliography (docs/specification.md, "Every public page").
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

/** The entries of the main navigation among the visible sections. */
export function navigation(visible: readonly SectionPath[]): { path: SectionPath; name: string }[] {
  return visible.flatMap((path): { path: SectionPath; name: string }[] => {
    if (path === '/salmer') return [{ path, name: 'Salmer' }]
    const { name, inNavigation } = sections[path]
    return inNavigation ? [{ path, name }] : []
  })
}

/** Whether there is a section at a path. */
export function isSection(path: string): path is SectionPath {
  return Object.hasOwn(sections, path)
}
