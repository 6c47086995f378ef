import { reviewSearch, workSearch } from '~/domain/bibliography/bibliography-search.server'
import { eventSearch } from '~/domain/calendar/calendar-search.server'
import { collaborationSearch } from '~/domain/collaborations/collaborations-search.server'
import { hymnSearch } from '~/domain/hymns/hymns-search.server'
import { lectureSearch } from '~/domain/lectures/lectures-search.server'
import { newsSearch } from '~/domain/news/news-search.server'

/** Everything that /soeg looks in. */
export const searchSources = [
  newsSearch,
  lectureSearch,
  workSearch,
  reviewSearch,
  hymnSearch,
  eventSearch,
  collaborationSearch,
] as const
