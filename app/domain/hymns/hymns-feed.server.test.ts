import { parseAtomFeed } from 'feedsmith'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import type { Backend } from '~/platform/backend.server'
import { newHymnsFeed } from './hymns-feed.server'

const content = {
  title: 'Salmer & Sange',
  author: 'Johanne',
  siteName: 'Johanne',
  icon: '/favicon.svg',
  description: 'Salmer.',
}

const feedOf = async (backend: Backend) =>
  parseAtomFeed((await newHymnsFeed(backend, content)) ?? '')

databaseTest('the feed has the full hymn and its credits', async ({ backend }) => {
  const write = await openWriter(backend)
  const stanzas = 'Lys & <mørke>,\nkom\n\nOmkvæd:\nSyng'
  const id = await write.hymn('Lys & <mørke>', { stanzas, text_rights: '© Johanne' })
  const { entries, ...feed } = await feedOf(backend)
  expect(feed).toMatchObject({
    id: 'https://example.dk/salmer',
    title: { value: 'Salmer & Sange · Johanne' },
    links: [{ rel: 'alternate' }, { rel: 'self', href: 'https://example.dk/salmer/feed.xml' }],
  })
  expect(entries).toMatchObject([
    {
      id: expect.stringMatching(`^tag:example.dk,\\d{4}-\\d\\d-\\d\\d:salmer/${id}$`),
      title: { value: 'Lys &amp; &lt;mørke&gt;' },
      links: [{ href: 'https://example.dk/salmer/lys-moerke' }],
      content: {
        value:
          '<p>Lys &amp; &lt;mørke&gt;,<br>kom</p><p>Syng</p><p>Tekst: Johanne<br>© Johanne</p>',
      },
    },
  ])
})

databaseTest('the feed lists the newest first and no drafts', async ({ backend, at }) => {
  const write = await openWriter(backend)
  const old = await write.hymn('Gammel')
  const later = await openWriter(at('2026-11-22T09:00:00.000Z'))
  await later.hymn('Ny')
  await later.hymn('Kladde', { publish: 'draft' })
  const titles = async () => (await feedOf(backend)).entries?.map(({ title }) => title?.value)
  const ids = async () => (await feedOf(backend)).entries?.map(({ id }) => id)
  const before = await ids()
  expect(await titles()).toEqual(['Ny', 'Gammel'])
  await later.changeHymn(old, { title: 'Gammel', 'themes[]': 'Lys' })
  expect(await titles()).toEqual(['Ny', 'Gammel'])
  expect(await ids()).toEqual(before)
})

databaseTest('a site without hymns has no feed', async ({ backend }) => {
  expect(await newHymnsFeed(backend, content)).toBeUndefined()
})
