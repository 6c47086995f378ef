import { pressSearch } from '~/domain/press/press-search.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { nouns } from './nouns.server'

/** The search sources of /soeg: those of the nouns, and the press kit. */
export const searchSources: readonly SiteSearch[] = [
  ...Object.values(nouns).flatMap(({ search }) => search),
  pressSearch,
]
