import type { SearchSource } from '~/platform/search/search-source.server'
import type { SearchHeading, SectionPath } from './sections'

/** A search source with its group of results at /soeg. */
export interface SiteSearch extends SearchSource {
  /** Its name in the URL, `?i=`. */
  name: string
  /** The section that it is hidden with. */
  section: SectionPath
  /** Its heading. */
  title: SearchHeading
}
