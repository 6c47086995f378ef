import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../app/routes.ts'

/** The patterns of the routes that show a page, in an area such as 'public', without those of missing pages. */
function patternsOf(area: string): string[] {
  const walk = (entries: RouteConfigEntry[], parent: string): [string, string][] =>
    entries.flatMap(({ path, index, file, children = [] }) => {
      const pattern = path ? `${parent}/${path}` : parent
      const own: [string, string][] = path || index ? [[pattern || '/', file]] : []
      return [...own, ...walk(children, pattern)]
    })
  return walk(routes, '').flatMap(([pattern, file]) =>
    file.startsWith(`routes/${area}/`) && file.endsWith('.tsx') && !pattern.endsWith('*')
      ? [pattern]
      : [],
  )
}

/** A page of the sample for each route whose path has a parameter. */
const samples: Record<string, string> = {
  '/brev/:slug': '/brev/vinter-ved-fjorden',
  '/nyheder/:slug': '/nyheder/nattens-smaa-sange-er-udsolgt',
  '/foredrag/:slug': '/foredrag/salmen-paa-natbordet',
  '/foredrag/:slug/til-arrangoerer': '/foredrag/salmen-paa-natbordet/til-arrangoerer',
  '/kalender/:slug': '/kalender/sangaften-tag-en-nabo-med',
  '/bibliografi/:slug': '/bibliografi/lyset-bliver-langere',
  '/samarbejder/:slug': '/samarbejder/orgelskoven',
  '/salmer/kirkeaar/:day': '/salmer/kirkeaar/4-soendag-i-advent',
  '/salmer/samling/:slug': '/salmer/samling/du-kom-i-blaest',
  '/salmer/register/:name?': '/salmer/register/skriftsteder',
  '/salmer/:slug': '/salmer/nu-laegger-sig-vinden',
}

/** Pages that their own tests check: of enquiries, and of readers of the letter, of whom the sample has none. */
const areOff = /^\/(spoerg|tilgaengelighed)(\/|$)|\/:token$/

/** A page of the sample for each public route. A new route with a parameter is added to `samples`. */
export const samplePages = patternsOf('public')
  .filter((pattern) => !areOff.test(pattern))
  .map((pattern) => {
    const path = pattern.includes(':') ? samples[pattern] : pattern
    if (!path) throw new Error(`${pattern} has no page in tests/support/pages-of-routes.ts`)
    return path
  })

/** The tabs of pages, and hits of a search. */
export const sampleTabs = [
  '/bibliografi?fane=skoenlitteratur',
  '/bibliografi?fane=faglitteratur',
  '/bibliografi?fane=vaerkliste',
  '/salmer?fane=enkelt',
  '/soeg?q=lys',
]

/** The screens of the back-office whose path has no parameter. /admin leads to the first of them. */
export const screens = patternsOf('admin').filter(
  (pattern) => !pattern.includes(':') && pattern !== '/admin',
)
