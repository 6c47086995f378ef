import { pressSearch } from '~/domain/press/press-pages.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { nouns } from './nouns.server'

export const searchSources: readonly SiteSearch[] = [
  ...Object.values(nouns).flatMap(({ search }) => search),
  pressSearch,
]
