import { pressSearch } from '~/domain/press/press-search.server'
import type { SearchSources } from '~/domain/search/search.server'
import { nouns } from './nouns.server'

/** Everything that /soeg searches: the nouns and the press kit. */
export const searchSources: SearchSources = [
  ...Object.values(nouns).flatMap(({ search }) => search),
  pressSearch,
]
