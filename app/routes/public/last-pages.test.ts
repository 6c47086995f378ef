import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { visit } from '#tests/support/visitor'
import { addReview, addWork } from '#tests/support/work-rows'
import { flagOf } from '~/platform/db/schema'
import { loader as bibliography } from './bibliography'
import { loader as calendar } from './calendar'
import { loader as collaborations } from './collaborations/collaborations'
import { loader as gallery } from './gallery'
import { loader as register } from './hymns/hymn-register'
import { loader as hymns } from './hymns/hymns'
import { loader as lectures } from './lectures/lectures'
import { loader as news } from './news'
import { loader as press } from './press'
import { loader as work } from './work'

databaseTest('a page beyond the end of a list is not found', async ({ backend }) => {
  const lists = [
    ['/nyheder?side', news],
    ['/foredrag?side', lectures],
    ['/foredrag?anbefalinger', lectures],
    ['/kalender?side', calendar],
    ['/bibliografi?fane=vaerkliste&side', bibliography],
    ['/samarbejder?side', collaborations],
    ['/salmer?fane=enkelt&side', hymns],
    ['/billeder?side', gallery],
    ['/presse?omslag', press],
  ] as const
  for (const [list, loader] of lists) {
    const page = (number: number) => visit(backend, loader as typeof news, `${list}=${number}`)
    expect(await page(1), list).toMatchObject({ init: { status: 200 } })
    expect(await page(2), list).toMatchObject({ init: { status: 404 } })
  }
})

databaseTest('the reviews of a work are in pages, its quotations are not', async ({ backend }) => {
  await addWork(backend, { id: 'a' })
  for (let number = 0; number < 41; number++) {
    const pull_quote = [0, 40].includes(number) ? 'Læs den.' : null
    const id = `r${number + 10}`
    await addReview(backend, { id, sort_order: number, pull_quote, quote_text: 'Læs den.' })
  }
  const page = (query: string) =>
    visit(backend, work, `/bibliografi/a${query}`, { params: { slug: 'a' } })
  const quotable = [{ id: 'r10' }, { id: 'r50' }]
  expect(await page('?side=2')).toMatchObject({
    data: { work: { quotable, reviews: { items: { length: 20, 0: { id: 'r30' } }, next: 3 } } },
    init: { status: 200 },
  })
  expect(await page('?side=3')).toMatchObject({
    data: { work: { quotable, reviews: { items: [{ id: 'r50' }] } } },
    init: { status: 200 },
  })
  expect(await page('?side=4')).toMatchObject({
    data: { work: { reviews: { isPastEnd: true } } },
    init: { status: 404 },
  })
})

databaseTest('a page beyond the end of a group of a register is not found', async ({ backend }) => {
  const at = '2026-01-01T09:00:00.000Z'
  const rows = Array.from({ length: 101 }, (_, number) => {
    const slug = `s${number}`
    const lists = { themes: '["Håb"]', scripture: '[]', days: '[]', occasions: '[]' }
    const text = { title: slug, slug, stanzas: 'Én', commentary: '' }
    const stamps = { created_at: at, updated_at: at, published_at: at, revision: 1 }
    return {
      id: slug,
      ...text,
      ...lists,
      ...stamps,
      sort_order: number,
      is_free_in_worship: flagOf(false),
    }
  })
  await backend.db.insertInto('hymns').values(rows).execute()
  const page = (number: number) =>
    visit(backend, register, `/salmer/register/temaer?gruppe=haab&side=${number}`, {
      params: { name: 'temaer' },
    })
  expect(await page(6)).toMatchObject({
    data: { view: { part: 'group', lines: { items: { length: 1 } } } },
    init: { status: 200 },
  })
  expect(await page(7)).toMatchObject({
    data: { view: { part: 'group', lines: { isPastEnd: true } } },
    init: { status: 404 },
  })
})
