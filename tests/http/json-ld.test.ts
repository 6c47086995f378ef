import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { inDatabase } from '#tests/support/admin-site'
import {
  allThings,
  jsonLdErrors,
  jsonLdOf,
  missingProperties,
  type Node,
} from '#tests/support/json-ld'
import {
  sharedSampleSite,
  sharedSiteUrl as siteUrl,
  startSampleSite,
} from '#tests/support/sample-site'
import type { RunningServer } from '#tests/support/servers'

let site: RunningServer
beforeAll(async () => {
  site = await sharedSampleSite()
})

/** A separate site for a test that changes rows. */
async function siteToChange(): Promise<RunningServer> {
  const own = await startSampleSite({ SITE_URL: siteUrl })
  onTestFinished(() => own.stop())
  return own
}

const pages = [
  '/',
  '/nyheder',
  '/nyheder/blaekket-er-toert',
  '/foredrag',
  '/foredrag/salmen-paa-natbordet',
  '/kalender',
  '/kalender/lyset-bliver-laengere-salmekoncert',
  '/bibliografi',
  '/bibliografi?fane=skoenlitteratur',
  '/bibliografi?fane=vaerkliste',
  '/bibliografi/lyset-bliver-langere',
  '/samarbejder',
  '/samarbejder/orgelskoven',
  '/salmer',
  '/salmer?fane=enkelt',
  '/salmer/nu-laegger-sig-vinden',
  '/salmer/samling/lyset-bliver-laengere',
  '/salmer/register/foerste-linjer',
  '/salmer/register/samlinger',
  '/salmer/kirkeaar',
  '/salmer/kirkeaar/2-soendag-i-advent',
  '/billeder',
  '/presse',
  '/foredrag/salmen-paa-natbordet/til-arrangoerer',
  '/kontakt',
]

async function htmlOf(path: string, at = site): Promise<string> {
  const answer = await fetch(`${at.url}${path}`)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

const typed = (things: Node[], type: string) => things.filter((thing) => thing['@type'] === type)

/** Facts that are not in the database must not be invented: a review's rating and date, a picture's creator. */
const unknown = /reviewRating|datePublished|creator/

test.each(pages)('%s uses the vocabulary and has all expected properties', async (path) => {
  const html = await htmlOf(path)
  const found = await jsonLdErrors(html)
  expect(found.filter((objection) => !unknown.test(objection))).toEqual([])
  const things = allThings(jsonLdOf(html))
  expect(things.flatMap(missingProperties)).toEqual([])
  const names = things.flatMap((thing) => thing['@id'] ?? [])
  for (const name of names) expect(name).toMatch(/^https:\/\/example\.dk\//)
  const references = JSON.stringify(jsonLdOf(html)).matchAll(/\{"@id":"([^"]+)"\}/g)
  for (const [, name] of references) expect(names).toContain(name)
})

test('a term outside the vocabulary is an error', async () => {
  const html = await htmlOf('/kalender')
  expect(await jsonLdErrors(html.replace('"startDate"', '"beginsAt"'))).toEqual([
    expect.stringContaining('Property "beginsAt" for type'),
  ])
  expect(await jsonLdErrors(html.replace('"@type":"Place"', '"@type":"Venue"'))).toContainEqual(
    expect.stringContaining('Type "Venue" is not a valid schema.org type'),
  )
})

test('the author and the site have the same @id on every page', async () => {
  const graphs = await Promise.all(pages.map(async (path) => jsonLdOf(await htmlOf(path))))
  for (const graph of graphs) {
    expect(graph.filter((thing) => thing['@id'] === `${siteUrl}/#person`)).toHaveLength(1)
    expect(typed(graph, 'WebSite')).toMatchObject([
      {
        '@id': `${siteUrl}/#website`,
        potentialAction: {
          target: { urlTemplate: `${siteUrl}/soeg?q={search_term_string}` },
        },
      },
    ])
  }
})

test('JSON-LD is not sent a second time in the page’s data', async () => {
  const html = await htmlOf('/kalender')
  expect(html.split('EventScheduled').length - 1).toBe(
    allThings(jsonLdOf(html)).filter((thing) => thing.eventStatus !== undefined).length,
  )
  const data = await (await fetch(`${site.url}/kalender.data`)).text()
  expect(data).not.toContain('schema.org')
})

test('only press pictures are marked as free for use, with their credit', async () => {
  const things = allThings(jsonLdOf(await htmlOf('/billeder')))
  const pictures = typed(things, 'ImageObject')
  expect(pictures.length).toBeGreaterThan(5)
  for (const picture of pictures) {
    expect(picture).toMatchObject({
      creditText: expect.stringMatching(/^(Johanne Lyngby|Maleri: Ellen Riis)$/),
      license: `${siteUrl}/billeder`,
      contentUrl: expect.stringMatching(/^https:\/\/example\.dk\/filer\/derived\//),
    })
  }
  expect(typed(allThings(jsonLdOf(await htmlOf('/'))), 'ImageObject')).toEqual([])
})

test('testimonials are not marked as reviews', async () => {
  const things = allThings(jsonLdOf(await htmlOf('/foredrag')))
  expect(things.flatMap((thing) => [thing['@type'], ...Object.keys(thing)]).join()).not.toMatch(
    /review|rating/i,
  )
})

test('a missing page has no JSON-LD', async () => {
  const html = await (await fetch(`${site.url}/foredrag/findes-ikke`)).text()
  expect(html).not.toContain('application/ld+json')
})

test('a title cannot end the JSON-LD script', async () => {
  const hostile = '</script><script>alert(1)</script><!--\u2028$&'
  const own = await siteToChange()
  inDatabase(own, (db) =>
    db.prepare('update news set title = ? where id = (select min(id) from news)').run(hostile),
  )
  const html = await htmlOf('/nyheder', own)
  expect(html).not.toContain('<script>alert')
  const headlines = allThings(jsonLdOf(html)).map(({ headline }) => headline)
  expect(headlines).toContain(hostile)
})

test('a cancelled event is marked as cancelled', async () => {
  const own = await siteToChange()
  inDatabase(own, (db) =>
    db.exec("update calendar_events set is_cancelled = 1 where id = 'sample-event-2'"),
  )
  const things = allThings(jsonLdOf(await htmlOf('/kalender', own)))
  const cancelled = things.filter((thing) => String(thing.eventStatus).endsWith('EventCancelled'))
  expect(cancelled.map((thing) => thing['@id'])).toEqual([
    `${siteUrl}/kalender/taettere-paa-jorden-oplaesning-og-samtale#begivenhed`,
  ])
})

test('hidden and deleted rows are not in the JSON-LD', async () => {
  const own = await siteToChange()
  const before = await htmlOf('/kalender')
  const [shown] = allThings(jsonLdOf(before)).filter((thing) => thing.eventStatus)
  inDatabase(own, (db) => {
    db.prepare('update calendar_events set is_visible = 0 where title = ?').run(String(shown?.name))
    db.exec('update images set is_active = 0')
  })
  const calendar = jsonLdOf(await htmlOf('/kalender', own))
  expect(JSON.stringify(calendar)).not.toContain(`"${shown?.name}"`)
  const gallery = jsonLdOf(await htmlOf('/billeder', own))
  expect(typed(allThings(gallery), 'ImageObject')).toEqual([])
})
