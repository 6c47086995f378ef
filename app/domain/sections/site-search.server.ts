import type { SearchSource } from '~/platform/search/search-source.server'
import type { SearchHeading, SectionPath } from './sections'

export interface SiteSearch extends SearchSource {
  name: string
  /** Its section. While that is hidden, so is the group. */
  section: SectionPath
  title: SearchHeading
}
