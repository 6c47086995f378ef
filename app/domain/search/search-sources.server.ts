import { nouns } from '~/domain/nouns/nouns.server'
import { pressSearch } from '~/domain/press/press-search.server'
import type { SearchSources } from './search.server'

const ofNouns: SearchSources[] = Object.values(nouns).map(({ search }) => search)

/** Everything that /soeg searches: the nouns and the press kit. */
export const searchSources: SearchSources = [...ofNouns.flat(), pressSearch]
