import { href } from 'react-router'
import { rowPages } from '~/domain/rows/row-pages.server'
import { firstLineOf, stanzasOf } from './stanzas'

export const hymnPages = rowPages('hymns', '/salmer', {
  changeFrequency: 'yearly',
  priority: 0.6,
  async findOther(_, rest) {
    const sheet = href('/salmer/sangark')
    return sheet === `/salmer/${rest}` ? sheet : undefined
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
  below: '/salmer/samling',
  changeFrequency: 'yearly',
  priority: 0.6,
  share: ({ title, year, image_url }) => ({
    title,
    subtitle: String(year),
    picturePath: image_url,
    isCover: true,
  }),
})
