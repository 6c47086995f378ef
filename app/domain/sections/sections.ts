import { isKeyOf } from '~/http/is-key-of'
import { calendarSection } from './calendar'
import { collaborationsSection } from './collaborations'
import { contactSection } from './contact'
import { homeSection } from './home'
import { hymnsSection } from './hymns'
import { lecturesSection } from './lectures'
import { lettersSection } from './letters'
import { newsSection } from './news'
import { picturesSection } from './pictures'
import { pressSection } from './press'
import { searchSection } from './search'
import type { RoutePath, Section, Wording } from './section'
import { worksSection } from './works'

/** The sections of the site by path, in the order of every list (docs/specification.md, "Sitemap"). */
export const sections = {
  '/': homeSection,
  '/nyheder': newsSection,
  '/foredrag': lecturesSection,
  '/kalender': calendarSection,
  '/bibliografi': worksSection,
  '/samarbejder': collaborationsSection,
  '/salmer': hymnsSection,
  '/billeder': picturesSection,
  '/presse': pressSection,
  '/kontakt': contactSection,
  '/brev': lettersSection,
  '/soeg': searchSection,
} as const satisfies { [P in RoutePath]?: Section }

export type SectionPath = keyof typeof sections

export type ListedPath = {
  [P in SectionPath]: (typeof sections)[P]['sitemap'] extends null ? never : P
}[SectionPath]

export type TextKey = { [P in SectionPath]: keyof (typeof sections)[P]['texts'] }[SectionPath]

export type SearchHeading = Extract<TextKey, `soeg.${string}`>

export const sectionList = (Object.keys(sections) as SectionPath[]).map(
  (path): Section<TextKey> & { path: SectionPath } => ({ path, ...sections[path] }),
)

/** The texts of all sections. Those of the search come first, since other sections add headings to them. */
export const sectionTexts = Object.assign(
  {},
  searchSection.texts,
  ...sectionList.map(({ texts }) => texts),
) as Record<TextKey, Wording>

export const listedSections = sectionList.flatMap(({ path, name, sitemap }) =>
  sitemap ? [{ path: path as ListedPath, name, ...sitemap }] : [],
)

/** The sections that the author can move and hide, by the segment of their paths, in their default order. */
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

export function needsContent(path: SectionPath): Section['needsContent'] {
  const section: Section = sections[path]
  return section.needsContent
}

export type SectionLink = ReturnType<typeof navigation>[number]

export function navigation(visible: readonly SectionPath[]) {
  return visible.flatMap((path) => {
    const { name, shortName = name, inNavigation }: Section = sections[path]
    return inNavigation ? [{ path, name: shortName }] : []
  })
}

export function footerLinks(visible: readonly SectionPath[]): SectionLink[] {
  return visible.flatMap((path) => {
    const { name, shortName = name, inFooter }: Section = sections[path]
    return inFooter ? [{ path, name: shortName }] : []
  })
}

export const isSection = (path: string) => isKeyOf(sections, path)
