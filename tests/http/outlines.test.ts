import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, startAdminSite } from '#tests/support/admin-site'
import { outlineOf, withoutChanging } from '#tests/support/outline'
import { startedAt, startOutlinedSite } from '#tests/support/outlined-site'
import type { RunningServer } from '#tests/support/servers'

/** Whose pages, in the folder of that name. */
type Reader = 'visitor' | 'author'

const pages: Record<Reader, string[]> = {
  visitor: [
    ...['/', '/nyheder', '/nyheder/taettere-paa-jorden-er-landet-i-butikkerne'],
    ...['/foredrag', '/foredrag/salmen-paa-natbordet', '/foredrag/sort-sol-og-smaa-boenner'],
    ...['/foredrag/salmen-paa-natbordet/til-arrangoerer', '/kalender'],
    ...['/kalender/sangaften-tag-en-nabo-med', '/kalender/lyset-bliver-laengere-salmekoncert'],
    ...['/kalender/taettere-paa-jorden-oplaesning-og-samtale', '/bibliografi'],
    ...['/bibliografi/lyset-bliver-langere', '/bibliografi/mosters-sprog', '/samarbejder'],
    ...['/samarbejder/orgelskoven', '/salmer', '/salmer/kirkeaar/1-soendag-i-advent'],
    ...[
      '/salmer/samling/lyset-bliver-laengere',
      '/salmer/register',
      '/salmer/register/skriftsteder',
    ],
    ...['/salmer/sangark', '/salmer/nu-laegger-sig-vinden', '/salmer/under-isen-roerer-vandet'],
    ...['/billeder', '/presse', '/kontakt', '/soeg', '/soeg?q=fjord', '/soeg?q=xyz', '/skjult'],
    ...[
      '/samarbejder/fjordsalmer-pa-dak',
      '/samarbejder/sample-collaboration-2',
      '/salmer/kirkeaar',
      '/salmer/kirkeaar/langfredag',
    ],
    ...['/bibliografi?fane=skoenlitteratur', '/bibliografi?fane=vaerkliste', '/nyheder?side=2'],
    ...['/kalender?tidligere=2', '/salmer?tema=kaerlighed', '/salmer/register/temaer'],
    ...['/salmer/sangark?salme=under-isen-roerer-vandet&linje=DDS+118&titel=Advent&sted=Vestervig'],
    ...['/admin', '/admin/log-ind', '/admin/glemt-adgangskode', '/admin/ny-adgangskode?token=a'],
  ],
  author: [
    ...[
      '/',
      '/foredrag',
      '/nyheder/en-lukket-kirkedoer?kladde=sample-news-2',
      '/bibliografi/lyset-bliver-langere',
    ],
    ...['/admin', '/admin/forside', '/admin/billeder', '/admin/billeder?vis=uden-beskrivelse'],
    ...['/admin/billeder/ny', '/admin/billeder/sample-image-6', '/admin/nyheder'],
    ...['/admin/foredrag?q=salmen', '/admin/kalender?q=marts+hurup', '/admin/kalender?q=okto'],
    ...['/admin/bibliografi?q=2025', '/admin/bibliografi/sample-work-1/anmeldelser?q=limfjord'],
    ...['/admin/salmer?q=ro+og', '/admin/salmer/samlinger?q=thea', '/admin/anbefalinger?q=formand'],
    ...[
      '/admin/billeder?q=fjorden',
      '/admin/adresser?savnede-q=anden',
      '/admin/papirkurv?q=birgitte',
    ],
    ...['/admin/nyheder?q=kirke', '/admin/nyheder/ny', '/admin/nyheder/sample-news-2'],
    ...['/admin/nyheder/sample-news-3'],
    ...['/admin/foredrag', '/admin/foredrag/koncerttekst', '/admin/foredrag/sample-lecture-2'],
    ...['/admin/kalender', '/admin/kalender/topbillede', '/admin/kalender/ny'],
    ...['/admin/kalender/sample-event-4', '/admin/kalender/ny?kopi=sample-event-2'],
    ...['/admin/bibliografi', '/admin/bibliografi/ny', '/admin/bibliografi/sample-work-7'],
    ...['/admin/bibliografi/sample-work-1/anmeldelser', '/admin/salmer', '/admin/salmer/samlinger'],
    ...['/admin/salmer/samlinger/sample-hymn-collection-1', '/admin/salmer/ny'],
    ...['/admin/salmer/sample-hymn-1', '/admin/samarbejder', '/admin/anbefalinger'],
    ...['/admin/samarbejder/sample-collaboration-1', '/admin/presse', '/admin/kontakt'],
    ...['/admin/udseende', '/admin/seo', '/admin/adresser', '/admin/hjaelp', '/admin/historik'],
    ...[
      '/admin/historik/calendar_events/sample-event-5',
      '/admin/papirkurv',
      '/admin/sikkerhedskopi',
    ],
    ...['/admin/drift', '/admin/konto', '/admin/findes-ikke'],
  ],
}

const emptyPages: Record<Reader, string[]> = {
  visitor: [
    ...['/', '/nyheder', '/foredrag', '/kalender', '/bibliografi', '/samarbejder', '/salmer'],
    ...['/billeder', '/presse', '/kontakt', '/soeg?q=fjord'],
  ],
  author: [
    ...['/billeder', '/samarbejder', '/foredrag', '/salmer'],
    ...['/admin', '/admin/billeder', '/admin/nyheder', '/admin/foredrag', '/admin/kalender'],
    ...['/admin/bibliografi', '/admin/salmer', '/admin/salmer/samlinger', '/admin/samarbejder'],
    ...['/admin/anbefalinger', '/admin/adresser', '/admin/historik', '/admin/papirkurv'],
    ...['/admin/konto', '/admin/forside'],
  ],
}

const files = [
  ...['/nyheder/feed.xml', '/nyheder/rss.xml', '/nyheder/feed.json', '/kalender/alle.ics'],
  ...['/kalender/koncerter.ics', '/kalender/begivenhed/sample-event-2.ics', '/salmer/feed.xml'],
  ...['/sitemap.xml', '/site.webmanifest', '/robots.txt', '/.well-known/security.txt', '/om'],
  ...['/filer/pdf/sample-pdf-extract/a.pdf', '/filer/salme/sample-hymn-recording/a.mp3'],
  ...['/filer/salme/sample-hymn-score/a.pdf', '/filer/pressebillede/sample-image-6/a.jpg'],
  ...['/filer/pdf/findes-ikke/a.pdf', '/ikon/findes-ikke.png'],
]

/** Headers that are not the same on all answers (tests/http/public-site.test.ts). */
const headers = [
  ...['content-type', 'content-disposition', 'content-length', 'cache-control', 'location'],
  ...['accept-ranges', 'x-robots-tag', 'access-control-allow-origin', 'vary'],
]

interface Site {
  server: RunningServer
  cookie: string
}
let filled: Site
let empty: Site

beforeAll(async () => {
  // The sample site may not be prepared yet.
  filled = await startOutlinedSite()
  const server = await startAdminSite(startedAt)
  empty = { server, cookie: await signIn(server) }
}, 300_000)
afterAll(() => Promise.all([filled?.server.stop(), empty?.server.stop()]))

/** Compares a page with its outline in tests/http/outlines. */
async function expectOutline({ server, cookie }: Site, folder: string, path: string) {
  const headers = folder.endsWith('author') ? { Cookie: cookie } : undefined
  const answer = await fetch(server.url + path, headers ? { headers } : {})
  const { origin, host } = new URL(server.url)
  const html = (await answer.text()).replaceAll(origin, '').replaceAll(host, 'host')
  // Header and footer are the same on all pages.
  const shown = outlineOf(html, ['/', '/admin'].includes(path) ? 'body' : 'main')
  const outline = [answer.status, outlineOf(html, 'head'), shown].join('\n')
  await expect(outline).toMatchFileSnapshot(fileOf(folder, path))
}

function fileOf(folder: string, path: string): string {
  const name = path.slice(1).replaceAll(/[/?&=]/g, '.') || 'index'
  return join(import.meta.dirname, 'outlines', folder, `${name}.txt`)
}

test.each(pages.visitor)('%s shows visitors what its outline says', (path) =>
  expectOutline(filled, 'visitor', path),
)

test.each(pages.author)('%s shows the author what its outline says', (path) =>
  expectOutline(filled, 'author', path),
)

test.each(emptyPages.visitor)('%s of an empty site shows visitors what its outline says', (path) =>
  expectOutline(empty, 'empty-visitor', path),
)

test.each(emptyPages.author)('%s of an empty site shows the author what its outline says', (path) =>
  expectOutline(empty, 'empty-author', path),
)

test.each(files)('%s is what its outline says', async (path) => {
  const { url } = filled.server
  const answer = await fetch(url + path, { redirect: 'manual' })
  const type = answer.headers.get('Content-Type') ?? ''
  const body = await answer.text()
  const isText = /text|xml|json/.test(type)
  const outline = [
    answer.status,
    ...headers.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null || (isText && name === 'content-length') ? [] : [`${name}: ${value}`]
    }),
    ...(isText ? ['', body.replaceAll(/></g, '>\n<')] : []),
  ].join('\n')
  const { host } = new URL(url)
  await expect(withoutChanging(outline.replaceAll(host, 'host'))).toMatchFileSnapshot(
    fileOf('files', path),
  )
})
