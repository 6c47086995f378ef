import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { visit } from '#tests/support/visitor'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import type { Backend } from '~/platform/backend.server'
import { PrivacyText } from '~/site/privacy/privacy-text'
import { loader } from './privacy'

const media =
  '<figure data-media="https://www.youtube.com/watch?v=abcdefghijk"><figcaption>En film</figcaption></figure>'

async function page(backend: Backend): Promise<string> {
  return renderToStaticMarkup(PrivacyText(await visit(backend, loader, '/privatliv')))
}

async function headings(backend: Backend): Promise<string[]> {
  const html = await page(backend)
  return [...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, heading = '']) => heading)
}

databaseTest('the page about privacy names what is switched on and used', async ({ backend }) => {
  const always = ['Hvem er ansvarlig', 'Ingen cookies, intet banner']
  const last = ['Drift og sikkerhed', 'Dine rettigheder']
  const { admin, lecture } = await openWriter(backend)
  expect(await headings(backend)).toEqual([...always, ...last])

  await lecture('Håb')
  await backend.db.updateTable('lectures').set({ media, published_at: null }).execute()
  expect(await headings(backend)).not.toContain('Video og lyd fra andre')
  const published_at = backend.clock.now().toISOString()
  await backend.db.updateTable('lectures').set({ published_at }).execute()
  for (const feature of ['enquiries', 'letter', 'readers'] as const)
    await saveEntry(backend, admin, `funktioner.${feature}`, 'on')
  expect(await headings(backend)).toEqual([
    ...always,
    'Når du skriver med formularen',
    'Når du får brevet',
    'Når der tælles, hvad der bliver læst',
    'Video og lyd fra andre',
    ...last,
  ])
})

databaseTest('the page about privacy says where to write if there is an address', async (test) => {
  const { backend } = test
  const data = await visit(backend, loader, '/privatliv')
  const lineOf = (email: string | null) =>
    /<p>[^<]* er dataansvarlig.*?<\/p>/.exec(
      renderToStaticMarkup(PrivacyText({ ...data, email })),
    )?.[0]
  expect(lineOf(null)).toMatch(/ er dataansvarlig for denne side\. ?<\/p>$/)
  expect(lineOf('anna@example.dk')).toMatch(
    /denne side\. Skriv til <a href="mailto:anna@example\.dk"[^>]*>anna@example\.dk<\/a>\.<\/p>$/,
  )
})

databaseTest('the page about privacy names only the logs and mails there are', async (test) => {
  const { backend } = test
  const { admin } = await openWriter(backend)
  const named = async (operation: Backend['operation']) => {
    const html = await page({ ...backend, operation })
    const parts = { requests: 'hvad der bliver hentet', proxy: 'En server foran siden' }
    const mails = { outbox: 'sendte e-mails', monthly: 'tallene for hver måned' }
    return Object.entries({ ...parts, ...mails })
      .filter(([, words]) => html.includes(words))
      .map(([name]) => name)
  }
  const bare = { logsRequests: false, isBehindProxy: false }
  expect(await named(bare)).toEqual([])
  expect(await named({ ...bare, logsRequests: true })).toEqual(['requests'])
  expect(await named({ ...bare, isBehindProxy: true })).toEqual(['proxy'])
  await saveEntry(backend, admin, 'funktioner.letter', 'on')
  await saveEntry(backend, admin, 'funktioner.readers', 'on')
  expect(await named(bare)).toEqual(['outbox'])
  await saveEntry(backend, admin, 'funktioner.readers_mail', 'on')
  expect(await named(bare)).toEqual(['outbox', 'monthly'])
})
