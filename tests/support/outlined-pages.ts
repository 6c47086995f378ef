import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nouns } from '~/domain/nouns/nouns.server'
import { sectionList } from '~/domain/sections/sections'
import { newRow } from '~/forms/form-values'
import { nounsIn } from '~/platform/changes/nouns'

const sample = join(import.meta.dirname, '../../sample/johanne/content.json')
const { tables } = JSON.parse(readFileSync(sample, 'utf8')) as {
  tables: Record<string, { id: string; slug: string }[]>
}

/** The list of every noun, and the forms and pages of a new row and of the sample's first row. */
const nounPages = nounsIn(nouns).map((noun) => {
  const { screen, form, ...description } = nouns[noun]
  const [first] = tables[noun] ?? []
  const pages = first && 'pathOf' in description ? [description.pathOf(first.slug)] : []
  const ids = first ? [newRow, first.id] : [newRow]
  const forms = ids.flatMap((id) => form?.(id, { ...first }) ?? [])
  const isOwnScreen = (path: string) => path.startsWith(`${screen}/`) && !path.includes('?')
  return { screen, pages, forms: forms.filter(isOwnScreen) }
})

const sections = sectionList.map(({ path }) => path)
const screens = [...new Set(nounPages.map(({ screen }) => screen))]

/** The reader of a page. */
type Reader = 'visitor' | 'author'

/**
 * All sections, and the pages and screens of all nouns. Others are listed here, in the states that they
 * can have. Without the list of backups, since the server may take one of its own at any time.
 */
export const pages: Record<Reader, string[]> = {
  visitor: [
    ...sections,
    ...nounPages.flatMap(({ pages }) => pages),
    '/foredrag/sort-sol-og-smaa-boenner',
    '/foredrag/salmen-paa-natbordet/til-arrangoerer',
    '/kalender/lyset-bliver-laengere-salmekoncert',
    '/kalender/taettere-paa-jorden-oplaesning-og-samtale',
    '/bibliografi/mosters-sprog',
    '/salmer/kirkeaar/1-soendag-i-advent',
    '/salmer/register',
    '/salmer/register/skriftsteder',
    '/salmer/sangark',
    '/salmer/under-isen-roerer-vandet',
    '/soeg?q=fjord',
    '/soeg?q=xyz',
    '/skjult',
    '/privatliv',
    '/spoerg/tak',
    '/samarbejder/fjordsalmer-pa-dak',
    '/samarbejder/sample-collaboration-2',
    '/salmer/kirkeaar',
    '/salmer/kirkeaar/langfredag',
    '/bibliografi?fane=skoenlitteratur',
    '/bibliografi?fane=vaerkliste',
    '/nyheder?side=2',
    '/kalender?tidligere=2',
    '/salmer?tema=kaerlighed',
    '/salmer/register/temaer',
    '/salmer/sangark?salme=under-isen-roerer-vandet&linje=DDS+118&titel=Advent&sted=Vestervig',
    '/admin',
    '/admin/log-ind',
    '/admin/glemt-adgangskode',
    '/admin/ny-adgangskode?token=a',
  ],
  author: [
    ...screens,
    ...nounPages.flatMap(({ forms }) => forms),
    '/',
    ...['titelblad', 'fjord', 'blaek', 'marehalm', 'galleri'].map(
      (face) => `/?udseende.face=${face}`,
    ),
    '/foredrag',
    '/nyheder/en-lukket-kirkedoer?kladde=sample-news-2',
    '/bibliografi/lyset-bliver-langere',
    '/admin/billeder?vis=uden-beskrivelse',
    '/admin/billeder/ny',
    '/admin/billeder/sample-image-6',
    '/admin/foredrag?q=salmen',
    '/admin/kalender?q=marts+hurup',
    '/admin/kalender?q=okto',
    '/admin/bibliografi?q=2025',
    '/admin/bibliografi/sample-work-1/anmeldelser?q=limfjord',
    '/admin/salmer?q=ro+og',
    '/admin/salmer/samlinger?q=thea',
    '/admin/anbefalinger?q=formand',
    '/admin/billeder?q=fjorden',
    '/admin/adresser?savnede-q=anden',
    '/admin/papirkurv?q=birgitte',
    '/admin/nyheder?q=kirke',
    '/admin/nyheder/sample-news-2',
    '/admin/nyheder/sample-news-3',
    '/admin/foredrag/koncerttekst',
    '/admin/foredrag/sample-lecture-2',
    '/admin/kalender/topbillede',
    '/admin/kalender/sample-event-4',
    '/admin/kalender/ny?kopi=sample-event-2',
    '/admin/bibliografi/sample-work-7',
    '/admin/bibliografi/sample-work-1/anmeldelser',
    '/admin/salmer/samlinger',
    '/admin/presse',
    '/admin/laesere',
    '/admin/udseende',
    '/admin/funktioner',
    '/admin/brev/modtagere',
    '/admin/persondata',
    '/admin/hjaelp',
    '/admin/historik',
    '/admin/historik/calendar_events/sample-event-5',
    '/admin/historik/testimonials/sample-testimonial-3',
    '/admin/papirkurv',
    '/admin/flyt-ind',
    '/admin/flyt-ud',
    '/admin/drift',
    '/admin/konto',
    '/admin/findes-ikke',
  ],
}

export const emptyPages: Record<Reader, string[]> = {
  visitor: [...sections, '/soeg?q=fjord'],
  author: [
    ...screens,
    '/billeder',
    '/samarbejder',
    '/foredrag',
    '/salmer',
    '/admin/salmer/samlinger',
    '/admin/historik',
    '/admin/papirkurv',
    '/admin/konto',
  ],
}

/** The pages of a site with more rows than a list shows per page. */
export const crowdedPages: Record<Reader, string[]> = {
  visitor: [
    '/',
    '/nyheder?side=2',
    '/foredrag?side=2&anbefalinger=2',
    '/kalender?side=2&tidligere=2',
    '/bibliografi',
    '/bibliografi?fane=vaerkliste&side=2',
    '/bibliografi/bog-001?side=2',
    '/samarbejder?side=2',
    '/billeder?side=2',
    '/salmer?fane=enkelt&side=7',
    '/salmer/lys',
    '/salmer/register/temaer',
    '/salmer/register/temaer?gruppe=haab&side=6',
    '/salmer?fane=enkelt&tema=haab&side=6',
    '/salmer?fane=enkelt&tema=kaerlighed',
    '/salmer/kirkeaar/2-soendag-i-advent?side=6&laesninger=2',
    '/salmer/sangark?salme=lys&salme=salme-001&papir=a5',
    '/nyheder/nyhed-002',
    '/nyheder/saerlig-nyhed',
    '/foredrag/foredrag-001',
    '/foredrag/foredrag-002',
    '/foredrag/foredrag-002/til-arrangoerer',
    '/kalender/aften-001',
    '/kalender/foer',
    '/kalender/efter',
    '/bibliografi/saerlig-bog',
    '/bibliografi/uden-omslag',
    '/samarbejder/samarbejde-001',
    '/samarbejder/samarbejde-002',
    '/salmer/salme-001',
    '/salmer/samling/samling',
    '/soeg?q=aften+tidligere',
    '/soeg?q=nyhet',
    '/findes-ikke',
    '/nyheder/findes-ikke',
    '/foredrag/findes-ikke',
    '/kalender/findes-ikke',
    '/foredrag/findes-ikke/til-arrangoerer',
    '/bibliografi/findes-ikke',
    '/salmer/findes-ikke',
    '/salmer/samling/findes-ikke',
    '/salmer/register/findes-ikke',
    '/nyheder?side=99',
    '/salmer/kirkeaar/findes-ikke',
    '/nyheder/lys?kladde=a&gennemsyn=b',
  ],
  author: ['/?udseende.church_year=on&udseende.mark=fjer', '/?udseende.face=marehalm'],
}

export const files = [
  '/nyheder/feed.xml',
  '/nyheder/rss.xml',
  '/nyheder/feed.json',
  '/kalender/alle.ics',
  '/kalender/koncerter.ics',
  '/kalender/begivenhed/sample-event-2.ics',
  '/salmer/feed.xml',
  '/sitemap.xml',
  '/site.webmanifest',
  '/robots.txt',
  '/.well-known/security.txt',
  '/om',
  '/filer/pdf/sample-pdf-extract/a.pdf',
  '/filer/salme/sample-hymn-recording/a.mp3',
  '/filer/salme/sample-hymn-score/a.pdf',
  '/filer/pressebillede/sample-image-6/a.jpg',
  '/filer/pdf/findes-ikke/a.pdf',
  '/filer/presse/0123456789abcdef/pressemateriale.zip',
  '/filer/deling/0123456789abcdef/kontakt.jpg',
  '/ikon/salmebog-fjer.svg',
  '/ikon/salmebog-fjer.png',
  '/healthz',
  '/ikon/findes-ikke.png',
]
