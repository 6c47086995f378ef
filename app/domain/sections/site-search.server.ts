import type { SearchSource } from '~/platform/search/search-source.server'
import type { SearchHeading, SectionPath } from './sections'

/** A search source, with the data of its group of results at /soeg. */
export interface SiteSearch extends SearchSource {
  /** Its name in the URL, `?i=`. */
  name: string
  /** Its section. While that is hidden, so is the group. */
  section: SectionPath
  /** Its heading. */
  title: SearchHeading
}
