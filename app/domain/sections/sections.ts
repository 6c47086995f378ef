import type { ContentKey } from '~/domain/content/content'

export type ChangeFrequency = 'daily' | 'weekly' | 'monthly' | 'yearly'

/** What stands for a section where it is shared; null pictures are those of the gallery. */
export interface SectionShare {
  title: ContentKey
  subtitle?: ContentKey
  picture?: { assignment: 'calendar-hero' | 'hero' | null }
}

interface SectionShape {
  name: string
  inNavigation: boolean
  inFooter: boolean
  /** What search engines are told of it; null where they are to leave it alone. */
  sitemap: { changeFrequency: ChangeFrequency; priority: number } | null
  /** Null where nothing is shared of it, or its own noun says what. */
  share: SectionShare | null
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
    ...{ name: 'Forside', ...shown, sitemap: { changeFrequency: 'weekly', priority: 1 } },
    share: {
      ...{ title: 'hero.name', subtitle: 'hero.description', picture: { assignment: 'hero' } },
    },
  },
  '/nyheder': {
    ...{ name: 'Nyheder', ...shown, sitemap: { changeFrequency: 'daily', priority: 0.8 } },
    share: { title: 'nyheder.title' },
  },
  '/foredrag': {
    ...{ name: 'Foredrag', ...shownTwice, sitemap: { changeFrequency: 'weekly', priority: 0.8 } },
    share: { title: 'foredrag.title' },
  },
  '/kalender': {
    ...{ name: 'Kalender', ...shown, sitemap: { changeFrequency: 'daily', priority: 0.7 } },
    share: { title: 'kalender.title', picture: { assignment: 'calendar-hero' } },
  },
  '/bibliografi': {
    ...{ name: 'Bibliografi', ...shownTwice },
    ...{ sitemap: { changeFrequency: 'monthly', priority: 0.8 } },
    share: { title: 'bibliografi.title' },
  },
  '/samarbejder': {
    ...{ name: 'Samarbejder', ...shown, sitemap: { changeFrequency: 'monthly', priority: 0.7 } },
    share: { title: 'samarbejder.title' },
  },
  '/salmer': {
    ...{ name: 'Salmer & Sange', inNavigation: false, inFooter: true },
    ...{ sitemap: { changeFrequency: 'monthly', priority: 0.6 } },
    share: { title: 'salmer.title' },
  },
  '/billeder': {
    ...{ name: 'Billeder', ...shown, sitemap: { changeFrequency: 'weekly', priority: 0.6 } },
    share: { title: 'billeder.title', picture: { assignment: null } },
  },
  '/kontakt': {
    ...{ name: 'Kontakt', ...shownTwice, sitemap: { changeFrequency: 'yearly', priority: 0.5 } },
    share: null,
  },
  '/soeg': { name: 'Søg', inNavigation: false, inFooter: false, sitemap: null, share: null },
} as const satisfies Record<string, SectionShape>

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

/** Whether there is a section at a path. */
export function isSection(path: string): path is SectionPath {
  return Object.hasOwn(sections, path)
}
