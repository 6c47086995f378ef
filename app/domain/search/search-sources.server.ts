import { reviewSearch, workSearch } from '~/domain/bibliography/bibliography-search.server'
import { eventSearch } from '~/domain/calendar/calendar-search.server'
import { collaborationSearch } from '~/domain/collaborations/collaborations-search.server'
import { contactSearch } from '~/domain/contact/contact-search.server'
import { homeSearch } from '~/domain/content/home-search.server'
import { hymnSearch } from '~/domain/hymns/hymns-search.server'
import { registerSearch } from '~/domain/hymns/registers-search.server'
import { pictureSearch } from '~/domain/images/images-search.server'
import { lectureSearch } from '~/domain/lectures/lectures-search.server'
import { newsSearch } from '~/domain/news/news-search.server'
import { pressSearch } from '~/domain/press/press-search.server'
import type { Noun } from '~/platform/changes/nouns'
import type { SearchSource } from '~/platform/search/search-source.server'
import type { SearchKind } from './search'

/** How each noun is found; null is a noun that has no words of its own, or is found with another. */
const sources: Record<Noun, SearchSource<SearchKind> | null> = {
  editable_content: homeSearch,
  news: newsSearch,
  lectures: lectureSearch,
  bibliography: workSearch,
  reviews: reviewSearch,
  hymns: hymnSearch,
  calendar_events: eventSearch,
  collaborations: collaborationSearch,
  images: pictureSearch,
  contact_content: contactSearch,
  calendar_settings: null,
  collaboration_files: null,
  hymn_collections: null,
  hymn_files: null,
  protected_contact_info: null,
  redirects: null,
  seo_settings: null,
  testimonials: null,
}

/** Everything that /soeg looks in: the nouns, the press kit, and the ways to hymns. */
export const searchSources = [
  ...Object.values(sources).filter((source) => source !== null),
  pressSearch,
  registerSearch,
]
