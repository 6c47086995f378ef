import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { blankVisit, visit } from '#tests/support/visitor'
import { openWriter } from '#tests/support/writer'
import { loader as bibliography } from './bibliography'
import { loader as calendar } from './calendar'
import { loader as collaborations } from './collaborations/collaborations'
import { loader as gallery } from './gallery'
import { loader as churchDay } from './hymns/church-day'
import { loader as hymns } from './hymns/hymns'
import { loader as songSheet } from './hymns/song-sheet'
import { loader as lectures } from './lectures/lectures'
import { loader as news } from './news'
import { loader as press } from './press'
import { loader as work } from './work'

/** The pages of lists, with the parameters that each reads. */
const lists: [path: string, loader: unknown, params?: Record<string, string>][] = [
  ['/nyheder?side=2', news],
  ['/foredrag?side=2&anbefalinger=3', lectures],
  ['/kalender?side=2&tidligere=3', calendar],
  ['/bibliografi?fane=vaerkliste&side=2', bibliography],
  ['/bibliografi/lys?side=2', work, { slug: 'lys' }],
  ['/samarbejder?side=2', collaborations],
  ['/salmer?fane=enkelt&tema=ro-og-fred&side=2', hymns],
  [
    '/salmer/kirkeaar/2-soendag-i-advent?side=2&laesninger=3',
    churchDay,
    { day: '2-soendag-i-advent' },
  ],
  ['/salmer/sangark', songSheet],
  ['/billeder?side=2', gallery],
  ['/presse?omslag=2', press],
]

databaseTest('a page of a list is cached by the parameters that it reads', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.work('Lys')
  await write.hymn('Lys', { 'themes[]': 'Ro og fred' })
  for (const [path, loader, params] of lists) {
    const seen = blankVisit()
    const requested = `${path}${path.includes('?') ? '&' : '?'}fbclid=1`
    await visit(backend, loader as typeof news, requested, { params, seen })
    expect(seen.normalizedUrl).toBe(path)
  }
})
