import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { fillSite } from '#tests/support/filled-site'
import { blankVisit, visit } from '#tests/support/visitor'
import { saveSeo } from '~/domain/seo/seo-commands.server'
import type { CachedRead, Visit } from '~/platform/pages/visit.server'
import { loader as contact } from './contact'
import { loader as gallery } from './gallery'
import { loader as home } from './home'
import { loader as hymns } from './hymns/hymns'
import { loader as layout } from './layout'
import { loader as lectures } from './lectures/lectures'
import { loader as news } from './news'

type LayoutArgs = Parameters<typeof layout>[0]

/** The frame of a page, whose loader also gets the URL. */
const frame = (args: LayoutArgs) => layout({ ...args, url: new URL(args.request.url) })

const pages: [path: string, loader: unknown][] = [
  ['/billeder', gallery],
  ['/billeder', frame],
  ['/', home],
  ['/', frame],
  ['/nyheder', news],
  ['/nyheder', frame],
  ['/foredrag', lectures],
  ['/foredrag', frame],
  ['/salmer', hymns],
  ['/kontakt', contact],
  ['/kontakt', frame],
]

/** A cache without limits, which all pages share. */
function sharedReads(): NonNullable<Visit['reads']> {
  const cache = new Map<string, CachedRead>()
  return {
    generation: 0,
    get: (name) => cache.get(name),
    set: (name, read) => void cache.set(name, read),
  }
}

databaseTest(
  'a page is the same after other pages have filled the cache of reads',
  async ({ backend }) => {
    await fillSite(backend)
    const admin = await signedInAdmin(backend)
    for (const page_slug of ['/', '/nyheder'] as const) {
      const texts = { meta_title: `Om ${page_slug}`, meta_description: '' }
      await saveSeo(backend, admin, { page_slug, revision: 0, ...texts })
    }
    const reads = sharedReads()
    for (const [path, loader] of [...pages, ...pages.toReversed()]) {
      const page = (seen: Visit) => visit(backend, loader as typeof news, path, { seen })
      expect(await page({ ...blankVisit(), reads }), path).toEqual(await page(blankVisit()))
    }
  },
)
