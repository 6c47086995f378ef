import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { saveSeo } from '~/domain/seo/seo-commands.server'
import { robotsTxt } from '~/domain/sitemap/sitemap'
import type { Backend } from '~/platform/backend.server'
import { syncWithDomain } from './sync-commands.server'

const title = 'Ord & »toner« <ved> fjorden'
const head =
  '<title>Ord &amp; »toner« &lt;ved&gt; fjorden</title><meta name="description" content="To\nlinjer"/>'

type Served = Record<string, string | undefined>

/** A domain that serves the given paths, redirects those with a path for their text, and for others a page without head data. */
async function domainServing(backend: Backend, served: Served = {}): Promise<Backend> {
  const domain = createServer(({ url = '' }, response) => {
    const body = url in served ? served[url] : '<title>Skrivestue</title>'
    if (body?.startsWith('/')) response.writeHead(302, { Location: body }).end()
    else response.writeHead(body === undefined ? 502 : 200).end(body)
  }).listen(0, '127.0.0.1')
  await once(domain, 'listening')
  onTestFinished(() => void domain.close())
  const siteUrl = `http://127.0.0.1:${(domain.address() as AddressInfo).port}`
  served['/robots.txt'] ??= robotsTxt(siteUrl)
  served['/sitemap.xml'] ??= `<loc>${siteUrl}/</loc>`
  return { ...backend, siteUrl }
}

async function withSettings({ backend }: { backend: Backend }) {
  const admin = await signedInAdmin(backend)
  const settings = { page_slug: '/kalender', meta_title: title, meta_description: 'To\nlinjer' }
  await saveSeo(backend, admin, { ...settings, page_slug: '/kalender', revision: 0 })
  return admin
}

databaseTest('a domain that serves the stored content passes', async ({ backend }) => {
  const admin = await withSettings({ backend })
  const published: string[] = []
  backend.live.subscribe(({ nouns }) => published.push(...(nouns ?? [])))
  await syncWithDomain(await domainServing(backend, { '/kalender': head }), admin)
  expect(published).toEqual(['seo_settings'])
})

databaseTest('a domain that serves something else is reported', async ({ backend }) => {
  const admin = await withSettings({ backend })
  for (const served of [
    { '/kalender': head.replace('fjorden', 'havet') },
    { '/kalender': head.replace('linjer', 'sider') },
    { '/kalender': head, '/robots.txt': 'User-agent: *\nDisallow: /\n' },
    { '/kalender': head, '/sitemap.xml': '<urlset/>' },
  ]) {
    const synced = syncWithDomain(await domainServing(backend, served), admin)
    await expect(synced, JSON.stringify(served)).rejects.toMatchObject({ code: 'domain-outdated' })
  }
})

databaseTest(
  'a domain that does not respond, or redirects, is reported',
  async ({ backend, logged }) => {
    const admin = await signedInAdmin(backend)
    const broken = await domainServing(backend, { '/salmer': undefined })
    await expect(syncWithDomain(broken, admin)).rejects.toMatchObject({ code: 'domain-silent' })
    const redirecting = await domainServing(backend, { '/salmer': '/kalender' })
    await expect(syncWithDomain(redirecting, admin)).rejects.toMatchObject({
      code: 'domain-silent',
    })
    const nowhere = { ...backend, siteUrl: 'http://127.0.0.1:9' }
    await expect(syncWithDomain(nowhere, admin)).rejects.toMatchObject({ code: 'domain-silent' })
    expect(logged.map(({ msg }) => msg)).toContain('the domain did not answer')
  },
)
