import { reviewSearch, workSearch } from '~/domain/bibliography/bibliography-search.server'
import { eventSearch } from '~/domain/calendar/calendar-search.server'
import { collaborationSearch } from '~/domain/collaborations/collaborations-search.server'
import { contactSearch } from '~/domain/contact/contact-search.server'
import { homeSearch } from '~/domain/content/home-search.server'
import { hymnSearch } from '~/domain/hymns/hymns-search.server'
import { pictureSearch } from '~/domain/images/images-search.server'
import { lectureSearch } from '~/domain/lectures/lectures-search.server'
import { newsSearch } from '~/domain/news/news-search.server'

/** Everything that /soeg looks in. */
export const searchSources = [
  homeSearch,
  newsSearch,
  lectureSearch,
  workSearch,
  reviewSearch,
  hymnSearch,
  eventSearch,
  collaborationSearch,
  pictureSearch,
  contactSearch,
] as const
