import { visibleParts } from '~/domain/content/arrangement'
import { readContent } from '~/domain/content/content.server'
import { type SectionPath, sectionNamed, sectionNames } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import { sectionsWithContent } from './page-sources.server'

/** The sections that have content and are not hidden, in the author's order. */
export async function visibleSections(backend: Backend): Promise<SectionPath[]> {
  const [withContent, content] = await Promise.all([
    sectionsWithContent(backend),
    readContent(backend, 'udseende'),
  ])
  const notHidden = visibleParts(content['udseende.sections'], sectionNames).map(sectionNamed)
  return ['/', ...notHidden.filter((path) => withContent.has(path))]
}
