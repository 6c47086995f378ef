import { churchDays } from '~/domain/church-year/church-days'
import { findChurchDay } from '~/domain/church-year/day-names'
import { publicChanges } from '~/domain/rows/row-pages.server'
import { decodePercent } from '~/http/decode-percent'
import type { Backend } from '~/platform/backend.server'
import type { PageSource } from '~/platform/pages/page-source.server'
import { hymnDayPath, hymnYearPath } from './hymn-days'
import { hymnDaysCopy } from './hymn-days.copy'
import { hasHymns } from './hymn-days.server'

/** The pages of the church year and its days. They exist only if the site has hymns. */
export const hymnDayPages: PageSource<'/salmer'> = {
  pages: {
    basePath: hymnYearPath,
    listing: {
      changeFrequency: 'weekly',
      priority: 0.5,
      async list(backend) {
        const changedAt = await publicChanges(backend, 'hymns')
        if (!changedAt[0]) return []
        const days = churchDays.map(({ id, name }) => ({ path: hymnDayPath(id), title: name }))
        const pages = [{ path: hymnYearPath, title: hymnDaysCopy.calendar }, ...days]
        return pages.map((page) => ({ ...page, changedAt }))
      },
    },
    find: findPath,
    async share(backend, rest) {
      const path = await findPath(backend, rest)
      if (path === undefined || rest !== path.slice(hymnYearPath.length + 1)) return undefined
      const title = rest ? findChurchDay(rest)?.name : hymnDaysCopy.calendar
      return title === undefined ? undefined : { path, title, picturePath: null }
    },
  },
}

async function findPath(backend: Backend, rest: string): Promise<string | undefined> {
  const day = findChurchDay(decodePercent(rest))
  if (rest && !day) return undefined
  if (!(await hasHymns(backend))) return undefined
  return day ? hymnDayPath(day.id) : hymnYearPath
}
