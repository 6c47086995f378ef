import { href } from 'react-router'
import { firstLineOf, stanzasOf } from '~/domain/hymns/verse/stanzas'
import { rowPages } from '~/domain/rows/row-pages.server'
import { hymnYearCalendar } from './days/hymn-days'
import { hymnFeed } from './hymns'

/** The song sheet, the feed and the calendar of the church year. */
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
