import { visibleParts } from '~/domain/content/arranged'
import { readContent } from '~/domain/content/content.server'
import { type SectionPath, sectionNamed, sectionNames } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import { filledSections } from './page-sources.server'

/**
 * The sections of navigation, footer, sitemap and search, in the author's order: those with content that
 * are not hidden.
 */
export async function visibleSections(backend: Backend): Promise<SectionPath[]> {
  const [filled, content] = await Promise.all([
    filledSections(backend),
    readContent(backend, 'udseende'),
  ])
  const shown = visibleParts(content['udseende.sections'], sectionNames).map(sectionNamed)
  return ['/', ...shown.filter((path) => filled.has(path))]
}
