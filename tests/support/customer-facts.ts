/** What the customer's specification fixes of each section, in the order of the navigation. */
export const navigation = [
  { path: '/', name: 'Forside' },
  { path: '/nyheder', name: 'Nyheder', empty: ['Ingen nyheder at vise endnu.'] },
  { path: '/foredrag', name: 'Foredrag' },
  { path: '/kalender', name: 'Kalender', empty: ['Ingen kommende arrangementer planlagt'] },
  { path: '/bibliografi', name: 'Bibliografi', empty: ['Ingen salmer &amp; sange endnu.'] },
  { path: '/samarbejder', name: 'Samarbejder', empty: ['Ingen samarbejder at vise endnu.'] },
  { path: '/billeder', name: 'Billeder', heading: 'Billeder til pressebrug' },
  { path: '/kontakt', name: 'Kontakt' },
]

/** The first tab is the default. */
export const tabs: Record<string, [name: string, path: string, empty?: string][]> = {
  '/bibliografi': [
    ['Salmer &amp; Sange', '/bibliografi', 'Ingen salmer &amp; sange endnu.'],
    ['Skønlitteratur', '/bibliografi?fane=skoenlitteratur', 'Ingen skønlitterære værker endnu.'],
    ['Faglitteratur', '/bibliografi?fane=faglitteratur', 'Ingen faglitteratur endnu.'],
    ['Værkliste', '/bibliografi?fane=vaerkliste', 'Ingen værker endnu.'],
  ],
  '/salmer': [
    ['Samlinger', '/salmer'],
    ['Enkelte salmer', '/salmer?fane=enkelt'],
  ],
}

export const themes = ['Alle', 'Ro og fred', 'Håb og tro', 'Kærlighed', 'Tro og tvivl']

export const adminScreens = [
  { path: '/admin/forside' },
  { path: '/admin/billeder' },
  { path: '/admin/nyheder' },
  { path: '/admin/foredrag' },
  { path: '/admin/kalender' },
  { path: '/admin/bibliografi' },
  { path: '/admin/samarbejder', heading: 'Administrer Samarbejder' },
  { path: '/admin/kontakt', heading: 'Kontakt' },
  { path: '/admin/anbefalinger', heading: 'Administrer Anbefalinger' },
  { path: '/admin/seo', heading: 'SEO Indstillinger' },
]

export const staticSitemapEntries: [path: string, frequency: string, priority: number][] = [
  ['/', 'weekly', 1],
  ['/nyheder', 'daily', 0.8],
  ['/foredrag', 'weekly', 0.8],
  ['/kalender', 'daily', 0.7],
  ['/bibliografi', 'monthly', 0.8],
  ['/samarbejder', 'monthly', 0.7],
  ['/salmer', 'monthly', 0.6],
  ['/billeder', 'weekly', 0.6],
  ['/kontakt', 'yearly', 0.5],
]

export const crawlers = ['Googlebot', 'Bingbot', 'Twitterbot', 'facebookexternalhit', '*']

/** Addresses that the earlier site's rules for slugs make of »Øjne på åben båd: én æble«. */
export const slugTitle = 'Øjne på åben båd: én æble'
export const formerSlugs = ['oejne-paa-aaben-baad:-én-aeble', 'OEJNE-PAA-AABEN-BAAD-N-AEBLE']
export const lectureSlug = 'oejne-paa-aaben-baad-n-aeble'

/** Rows in the order in which they are added, and the order in which the customer wants them shown. */
export const orders = [
  {
    path: '/nyheder',
    what: 'news, newest first',
    shown: ['Nyhed fra 2026', 'Nyhed fra 2025', 'Nyhed fra 2024'],
  },
  {
    path: '/foredrag',
    what: 'lectures, the last created first',
    shown: ['Det tredje foredrag', 'Det andet foredrag', 'Det første foredrag'],
  },
  {
    path: '/foredrag',
    what: 'visible testimonials, by their order',
    shown: ['Anbefaler Nul', 'Anbefaler En', 'Anbefaler To'],
    hidden: ['Skjult anbefaler'],
  },
  {
    path: '/kalender',
    what: 'visible coming or kept events, by date',
    shown: ['Holdt fast', 'I dag', 'Næste år'],
    hidden: ['Forbi', 'Ikke synlig'],
  },
  {
    path: '/bibliografi',
    what: 'works, the newest first',
    shown: ['Sange fra 2024', 'Sange fra 2020', 'Sange fra 1999'],
    hidden: ['Roman fra 2022'],
  },
  {
    path: '/bibliografi/sange-fra-2020',
    what: 'reviews, by their order',
    shown: ['Anmelder Nul', 'Anmelder En'],
  },
  {
    path: '/samarbejder',
    what: 'collaborations, the last created first',
    shown: ['Det nyeste samarbejde', 'Det ældste samarbejde'],
  },
]
