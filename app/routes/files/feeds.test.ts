import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { loader as hymnFeed } from './hymns/hymn-feed'
import { loader as letterFeed } from './letter-feed'
import { loader as newsFeed } from './news-feed'

async function textOf(
  backend: Backend,
  loader: (args: never) => Promise<Response>,
  path: string,
): Promise<string> {
  const context = new RouterContextProvider()
  context.set(backendContext, backend)
  const request = new Request(`http://localhost${path}`)
  const answer = await loader({ params: {}, context, request } as never)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

const at = '2026-11-01T08:00:00.000Z'

databaseTest(
  'the author of a feed is the author, also if the site has another name',
  async (test) => {
    const { backend } = test
    const write = await openWriter(backend)
    await write.news('Frost')
    await write.hymn('Nu')
    const letter = { id: 'a', slug: 'a', title: 'Efterår', content: '<p>Kære</p>' }
    const times = { published_at: at, created_at: at, updated_at: at }
    await backend.db
      .insertInto('letters')
      .values({ ...letter, ...times, revision: 1 })
      .execute()
    await saveEntry(backend, write.admin, 'hero.name', 'Anna Ager')
    await saveEntry(backend, write.admin, 'udseende.name', 'Værkstedet')
    await saveEntry(backend, write.admin, 'funktioner.letter', 'on')
    const news = (path: string) => textOf(backend, newsFeed, path)
    const atoms = [
      await news('/nyheder/feed.xml'),
      await textOf(backend, hymnFeed, '/salmer/feed.xml'),
      await textOf(backend, letterFeed, '/brev/feed.xml'),
    ]
    for (const atom of atoms) {
      const { title, authors } = parseAtomFeed(atom)
      expect(title?.value).toMatch(/Værkstedet/)
      expect(authors).toMatchObject([{ name: 'Anna Ager' }])
    }
    const json = parseJsonFeed(await news('/nyheder/feed.json'))
    expect(json.authors).toMatchObject([{ name: 'Anna Ager' }])
    const rss = parseRssFeed(await news('/nyheder/rss.xml'))
    expect(rss.title).toMatch(/Værkstedet/)
  },
)
