import { href } from 'react-router'
import { churchDays } from '~/domain/church-year/church-days'
import { findChurchDay } from '~/domain/church-year/day-names'
import { hymnDayPath, hymnYearPath } from '~/domain/hymns/days/hymn-days'
import { hymnDaysCopy } from '~/domain/hymns/days/hymn-days.copy'
import { hasHymns } from '~/domain/hymns/days/hymn-days.server'
import { isRegister, registerPath, registers } from '~/domain/hymns/registers/registers'
import { registerTitle } from '~/domain/hymns/registers/registers.copy'
import { firstLineOf, stanzasOf } from '~/domain/hymns/verse/stanzas'
import { publicChanges, rowPages } from '~/domain/rows/row-pages.server'
import { decodePercent } from '~/http/decode-percent'
import type { Backend } from '~/platform/backend.server'
import type { PageSource } from '~/platform/pages/page-source.server'
import { hymnYearCalendar } from './days/hymn-days'
import { hymnFeed } from './hymns'

const otherPaths = [href('/salmer/sangark'), hymnFeed.path, hymnYearCalendar.path]

export const hymnPages = rowPages('hymns', '/salmer', {
  changeFrequency: 'yearly',
  priority: 0.6,
  async findOther(_, rest) {
    return otherPaths.find((path) => path === `/salmer/${rest}`)
  },
  share({ title, stanzas }) {
    const subtitle = firstLineOf(stanzas)
    return {
      title,
      picturePath: null,
      text: stanzasOf(stanzas)[0]?.lines.join('\n') ?? '',
      ...(subtitle !== title && { subtitle }),
    }
  },
})

export const hymnCollectionPages = rowPages('hymn_collections', '/salmer', {
  basePath: '/salmer/samling',
  changeFrequency: 'yearly',
  priority: 0.6,
  share: ({ title, year, image_url }) => ({
    title,
    subtitle: String(year),
    picturePath: image_url,
    isCover: true,
  }),
})

export const registerPages: PageSource<never> = {
  pages: {
    basePath: '/salmer/register',
    listing: {
      changeFrequency: 'monthly',
      priority: 0.5,
      async list(backend) {
        const changedAt = await publicChanges(backend, 'hymns')
        if (!changedAt[0]) return []
        return registers.map((name) => ({
          path: registerPath(name),
          title: registerTitle(name),
          changedAt,
        }))
      },
    },
    find: async (_, rest) => (isRegister(rest) ? registerPath(rest) : undefined),
    async share(_, rest) {
      if (!isRegister(rest)) return undefined
      return { path: registerPath(rest), title: registerTitle(rest), picturePath: null }
    },
  },
}

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
