import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { addReview } from '~/domain/bibliography/reviews/reviews-commands.server'
import { saveEntry } from '~/domain/content/content-commands.server'
import { deadLinks, maxDeadLinks } from './dead-links.server'
import { saveRedirect } from './redirects-commands.server'

const link = (url: string, text = url) => `<a href="${url}">${text}</a>`

databaseTest('a dead link is listed with the text that contains it', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.work('Fjorden', `<p>Se ${link('/foredrag/findes-ikke', 'foredraget')}.</p>`)
  await write.collaboration('Trio', '<p><a data-pdf-id="vaek">Noder</a></p>')
  const [work] = await backend.db.selectFrom('bibliography').select('id').execute()
  const [trio] = await backend.db.selectFrom('collaborations').select('id').execute()
  expect(await deadLinks(backend)).toEqual([
    {
      id: expect.any(String),
      text: 'foredraget',
      url: '/foredrag/findes-ikke',
      source: 'Værket »Fjorden«',
      editPath: `/admin/bibliografi/${work?.id}`,
    },
    {
      id: expect.any(String),
      text: 'Noder',
      url: '/filer/pdf/vaek/fil.pdf',
      source: 'Samarbejdet »Trio«',
      editPath: `/admin/samarbejder/${trio?.id}`,
    },
  ])
})

databaseTest('a dead link in the text about concerts is listed', async ({ backend }) => {
  const { admin } = await openWriter(backend)
  await saveEntry(backend, admin, 'foredrag.concert_info', `<p>${link('/foredrag/vaek')}</p>`)
  expect(await deadLinks(backend)).toMatchObject([
    { url: '/foredrag/vaek', editPath: '/admin/foredrag/koncerttekst' },
  ])
  await saveEntry(backend, admin, 'foredrag.concert_info', `<p>${link('/x')} ${link('/x')}</p>`)
  expect(new Set((await deadLinks(backend)).map(({ id }) => id)).size).toBe(2)
})

databaseTest('as many dead links are looked for as a list shows', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.work('Fjorden', `<p>${link('/x').repeat(maxDeadLinks + 9)}</p>`)
  expect(await deadLinks(backend)).toHaveLength(maxDeadLinks)
})

databaseTest('working links and external links are not listed', async ({ backend }) => {
  const write = await openWriter(backend)
  await write.lecture('Håb')
  const { id } = await write.news('Nyt')
  const { id: eventId } = await write.event('Sangaften')
  await saveRedirect(backend, write.admin, { path: '/pressefotos', target: '/billeder' })
  const fine = [
    ...['/', '/nyheder?side=2', '/FOREDRAG/haab', '/foredrag/hab#om', '/pressefotos', '#indhold'],
    ...[
      'https://example.dk/kontakt',
      'https://andre.example/intet',
      'mailto:a@example.dk',
      'tel:+4512',
    ],
    ...['/salmer?fane=enkelt&amp;tema=haab-og-tro#x', '/soeg?q=x', '/om', `/nyheder/${id}`],
    `/kalender/${eventId}`,
    ...['/nyheder/feed.xml', '/salmer/feed.xml', '/salmer/kirkeaar.ics', '/salmer/sangark'],
    ...['/kalender/alle.ics', '/kalender/koncerter.ics', '/sitemap.xml'],
  ]
  await write.work('Fjorden', fine.map((path) => link(path)).join(' '))
  expect(await deadLinks(backend)).toEqual([])
  const dead = [
    '/nyt',
    'https://example.dk/forside',
    '/foredrag/og/eller',
    '/admin/nyheder',
    '/filer/intet.svg',
    '/kalender/intet.ics',
    '/salmer/intet.xml',
  ]
  await write.work('Isen', dead.map((path) => link(path)).join(' '))
  expect((await deadLinks(backend)).map(({ url }) => url)).toEqual(dead)
})

databaseTest('links in the fields of each noun are checked', async ({ backend }) => {
  const write = await openWriter(backend)
  const dead = 'https://example.dk/findes-ikke'
  const event = await write.event('Sangaften', { ticket_link: dead })
  const hymn = await write.hymn('Lysning', { commentary: `<p>${link('/salmer/vaek')}</p>` })
  const news = await write.news('Ny bog', `<p>${link('/bibliografi/vaek')}</p>`)
  const { id } = await write.work('Fjorden')
  await addReview(backend, write.admin, id, {
    header: null,
    quote_text: `<p>${link('/nyheder/vaek')}</p>`,
    author: 'A. Læser',
    publication: null,
    pull_quote: null,
    language: 'da' as const,
  })
  await backend.db
    .updateTable('bibliography')
    .set({ purchase_link: dead, shops: JSON.stringify([`Saxo ${dead}`]) })
    .execute()
  const found = (await deadLinks(backend)).map(
    ({ source, text, url, editPath }) => `${source}: ${text} ${url} ${editPath}`,
  )
  const work = `Værket »Fjorden«: Link ${dead} /admin/bibliografi/${id}`
  expect(found.sort()).toEqual([
    `Arrangementet »Sangaften«: Link ${dead} /admin/kalender/${event.id}`,
    `En anmeldelse af »Fjorden«: /nyheder/vaek /nyheder/vaek /admin/bibliografi/${id}/anmeldelser`,
    `Nyheden »Ny bog«: /bibliografi/vaek /bibliografi/vaek /admin/nyheder/${news.id}`,
    `Salmen »Lysning«: /salmer/vaek /salmer/vaek /admin/salmer/${hymn}`,
    work,
    work,
  ])
})
