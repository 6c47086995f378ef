import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { addGalleryPictures } from '#tests/support/gallery'
import { openWriter } from '#tests/support/writer'
import { listWorks } from '~/domain/bibliography/bibliography-editing.server'
import { listEvents } from '~/domain/calendar/calendar-editing.server'
import { listEnquiries } from '~/domain/enquiries/enquiries.server'
import { listHymns } from '~/domain/hymns/hymns-editing.server'
import { listGalleryImages } from '~/domain/images/gallery/gallery.server'
import { listLetters } from '~/domain/letters/letters.server'
import { listSubscribers } from '~/domain/letters/subscribers/subscribers.server'
import { importSubscribers } from '~/domain/letters/subscribers/subscribers-commands.server'
import { listNews } from '~/domain/news/news.server'
import { readRedirects } from '~/domain/redirects/redirects.server'
import { saveRedirect } from '~/domain/redirects/redirects-commands.server'
import { emptyQuery } from '~/http/listing'

const at = '2026-11-01T09:00:00.000Z'
const three = ['1', '2', '3']

databaseTest('the later rows of a list come without those before them', async ({ backend }) => {
  const write = await openWriter(backend)
  const { admin } = write
  const row = (id: string) => ({ id, created_at: at, updated_at: at, revision: 1 })
  for (const name of three) {
    await write.news(name)
    await write.work(name)
    await write.hymn(name)
    await write.event(name)
    await saveRedirect(backend, admin, { path: `/x${name}`, target: '/foredrag' })
    await backend.db
      .insertInto('letters')
      .values({
        ...row(name),
        title: name,
        content: 'Hej',
        slug: name,
        published_at: null,
      } as never)
      .execute()
    await backend.db
      .insertInto('enquiries')
      .values({ ...row(name), state: 'new', name, email: 'bo@example.dk', message: 'Hej' } as never)
      .execute()
  }
  await addGalleryPictures(backend, 'abc')
  const readers = three.map((name) => ({ email: `a${name}@example.dk`, isGone: false }))
  await importSubscribers(backend, admin, readers, { consent: 'stated', wording: 'Ja' })
  const reads = {
    listNews,
    listWorks,
    listHymns,
    listEvents,
    listLetters,
    listSubscribers,
    listGalleryImages,
    listEnquiries: (one: typeof backend, query = emptyQuery) => listEnquiries(one, 'new', query),
    readRedirects,
  }
  for (const [name, read] of Object.entries(reads)) {
    const all = (await read(backend, emptyQuery)).items.map(({ id }) => id)
    expect(all, name).toHaveLength(3)
    const { items, total, hasMore } = await read(backend, { ...emptyQuery, offset: 1, limit: 1 })
    expect([items.map(({ id }) => id), total, hasMore], name).toEqual([[all[1]], 3, true])
  }
})
