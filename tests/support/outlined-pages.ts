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

/** Of every noun, its list, and of those with forms or pages of their own, a new one and the sample's first. */
const ofNouns = nounsIn(nouns).map((noun) => {
  const { screen, form, ...description } = nouns[noun]
  const [first] = tables[noun] ?? []
  const pages = first && 'pathOf' in description ? [description.pathOf(first.slug)] : []
  const ids = first ? [newRow, first.id] : [newRow]
  const forms = ids.flatMap((id) => form?.(id, { ...first }) ?? [])
  const isOwnScreen = (path: string) => path.startsWith(`${screen}/`) && !path.includes('?')
  return { screen, pages, forms: forms.filter(isOwnScreen) }
})

const sections = sectionList.map(({ path }) => path)
const screens = [...new Set(ofNouns.map(({ screen }) => screen))]

/** Whose pages, in the folder of that name. */
type Reader = 'visitor' | 'author'

/**
 * All sections, and the pages and screens of all nouns. Others are listed here, in the states that they
 * can have. Without the list of backups, since the server may take one of its own at any time.
 */
export const pages: Record<Reader, string[]> = {
  visitor: [
    ...sections,
    ...ofNouns.flatMap(({ pages }) => pages),
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
    ...ofNouns.flatMap(({ forms }) => forms),
    '/',
    ...['titelblad', 'fjord', 'blaek', 'marehalm', 'galleri'].map(
      (face) => `/?udseende.face=${face}`,
    ),
    '/foredrag',
    '/nyheder/en-lukket-kirkedoer?kladde=sample-news-2',
    '/bibliografi/lyset-bliver-langere',
    '/admin',
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
    '/admin/udseende',
    '/admin/hjaelp',
    '/admin/historik',
    '/admin/historik/calendar_events/sample-event-5',
    '/admin/historik/testimonials/sample-testimonial-3',
    '/admin/papirkurv',
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
    '/admin',
    '/admin/salmer/samlinger',
    '/admin/historik',
    '/admin/papirkurv',
    '/admin/konto',
  ],
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
  '/ikon/findes-ikke.png',
]
