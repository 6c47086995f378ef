import type { SearchSource } from '~/platform/search/search-source.server'
import type { SearchHeading, SectionPath } from './sections'

export interface SiteSearch extends SearchSource {
  /** Its name in the URL, `?i=`. */
  name: string
  /** Its section. While that is hidden, so is the group. */
  section: SectionPath
  title: SearchHeading
}
