import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeForm } from '../support/admin-forms.ts'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../support/admin-site.ts'
import { readCalendar } from '../support/calendar.ts'
import type { RunningServer } from '../support/servers.ts'

let site: RunningServer
let cookie: string
beforeAll(async () => {
  site = await startAdminSite({ SITE_URL: 'https://example.dk' })
  cookie = await signIn(site)
})
afterAll(() => site.remove())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

async function textOf(path: string): Promise<string> {
  const answer = await get(path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

/** Sends a back-office form like a browser. */
async function send(path: string, fields: Record<string, string>) {
  const answer = await fetch(`${site.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...fromOurPage, cookie },
    body: new URLSearchParams(wholeForm(path, fields)),
  })
  expect(answer.status, path).toBeLessThan(400)
}

const idOf = (table: string, title: string) =>
  String(
    inDatabase(site, (db) => db.prepare(`select id from ${table} where title = ?`).get(title))?.id,
  )

const concert = {
  title: 'Salmekoncert på Mors',
  date: '2099-06-04',
  time: '19:30',
  location: 'Nykøbing Mors',
  event_type: 'concert',
  is_visible: 'on',
}

async function addEvent(fields: Partial<typeof concert>): Promise<string> {
  const event = { ...concert, ...fields }
  await send('/admin/kalender/ny', event)
  return idOf('calendar_events', event.title)
}

async function summariesIn(path: string): Promise<string[]> {
  return readCalendar(await textOf(path)).events.map(({ summary }) => summary)
}

test('every feed and calendar has its media type, is cached and compressed', async () => {
  await send('/admin/nyheder/ny', {
    title: 'En nyhed',
    content: 'Det, vi synger, holder os i hånden. '.repeat(30),
    published_date: '2026-11-01',
  })
  await addEvent({ title: 'Til pakning' })
  await send('/admin/salmer/ny', { title: 'En salme', stanzas: 'Det, vi synger. '.repeat(80) })
  const types = {
    '/nyheder/feed.xml': 'application/atom+xml; charset=utf-8',
    '/nyheder/rss.xml': 'application/rss+xml; charset=utf-8',
    '/nyheder/feed.json': 'application/feed+json; charset=utf-8',
    '/kalender/alle.ics': 'text/calendar; charset=utf-8',
    '/kalender/koncerter.ics': 'text/calendar; charset=utf-8',
    '/salmer/kirkeaar.ics': 'text/calendar; charset=utf-8',
    '/salmer/feed.xml': 'application/atom+xml; charset=utf-8',
  }
  for (const [path, type] of Object.entries(types)) {
    const answer = await get(path, { 'accept-encoding': 'br' })
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('content-type'), path).toBe(type)
    expect(answer.headers.get('content-encoding'), path).toBe('br')
    expect(answer.headers.get('cache-control'), path).toBe('no-cache')
    expect(answer.headers.get('content-security-policy'), path).toMatch(/^default-src 'none'/)
    expect(answer.headers.getSetCookie(), path).toEqual([])
    const etag = answer.headers.get('etag') ?? ''
    // fetch itself would add no-cache to a conditional request.
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    expect((await get(path, known)).status, path).toBe(304)
    expect((await fetch(`${site.url}${path}`, { method: 'HEAD' })).status, path).toBe(200)
  }
})

test('the feeds change with the news, at the next request', async () => {
  const item = { title: 'Først', content: 'Ét\n\nTo', published_date: '2026-11-20' }
  await send('/admin/nyheder/ny', item)
  const id = idOf('news', 'Først')
  const [entry] = parseAtomFeed(await textOf('/nyheder/feed.xml')).entries ?? []
  expect(entry).toMatchObject({
    title: { value: 'Først' },
    content: { value: '<p>Ét</p><p>To</p>' },
    links: [{ href: 'https://example.dk/nyheder/foerst' }],
  })
  await send(`/admin/nyheder/${id}`, { ...item, title: 'Så', revision: '1' })
  const [changed] = parseAtomFeed(await textOf('/nyheder/feed.xml')).entries ?? []
  expect(changed).toMatchObject({ id: entry?.id, title: { value: 'Så' } })
  expect(parseRssFeed(await textOf('/nyheder/rss.xml')).items?.[0]?.title).toBe('Så')
  expect(parseJsonFeed(await textOf('/nyheder/feed.json')).items?.[0]?.title).toBe('Så')
  await send('/admin/nyheder', { intent: 'delete', id })
  for (const path of ['/nyheder/feed.xml', '/nyheder/rss.xml', '/nyheder/feed.json']) {
    expect(await textOf(path), path).not.toContain(id)
  }
})

test('the id and all former slugs of a news item redirect to it', async () => {
  const item = { title: 'Gammel', content: 'Ét\n\nTo', published_date: '2020-01-01' }
  await send('/admin/nyheder/ny', item)
  const id = idOf('news', 'Gammel')
  const ledTo = async (path: string) => {
    const answer = await get(path)
    return `${answer.status} ${answer.headers.get('location')}`
  }
  expect(await ledTo(`/nyheder/${id}`)).toBe('301 /nyheder/gammel')
  await send(`/admin/nyheder/${id}`, { ...item, title: 'Ældre', revision: '1' })
  for (const former of [id, 'gammel', 'Gammel', '%C3%A6ldre']) {
    expect(await ledTo(`/nyheder/${former}`), former).toBe('301 /nyheder/aeldre')
  }
  expect(await textOf('/nyheder/aeldre')).toContain('<h1')
  const missing = await get('/nyheder/findes-ikke')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('Nyhed ikke fundet')
})

test('the file of one event is named after the event', async () => {
  const id = await addEvent({})
  const answer = await get(`/kalender/begivenhed/${id}.ics`)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="salmekoncert-paa-mors-2099-06-04.ics"',
  )
  expect(readCalendar(await answer.text()).events).toMatchObject([
    {
      uid: `${id}@skrivestue`,
      summary: concert.title,
      location: concert.location,
      start: '2099-06-04T17:30:00.000Z',
    },
  ])
})

test('a cancelled event is marked as cancelled on the page and in every calendar', async () => {
  const title = 'Koncert uden kor'
  const id = await addEvent({ title })
  const calendars = [
    '/kalender/alle.ics',
    '/kalender/koncerter.ics',
    `/kalender/begivenhed/${id}.ics`,
  ]
  const sequences = async () => {
    const texts = await Promise.all(calendars.map(textOf))
    const found = texts.map((text) =>
      readCalendar(text).events.find(({ uid }) => uid.startsWith(id)),
    )
    return found.map((event) => ({
      summary: event?.summary,
      status: event?.status,
      sequence: event?.sequence,
    }))
  }
  expect(await sequences()).toEqual(
    calendars.map(() => ({ summary: title, status: 'CONFIRMED', sequence: 1 })),
  )
  await send(`/admin/kalender/${id}`, { ...concert, title, is_cancelled: 'on', revision: '1' })
  expect(await sequences()).toEqual(
    calendars.map(() => ({ summary: `Aflyst: ${title}`, status: 'CANCELLED', sequence: 2 })),
  )
  const page = await textOf('/kalender')
  expect(page).toMatch(new RegExp(`Aflyst</span> <s[^>]*>${title}</s>`))
  expect(page).not.toContain(`/kalender/begivenhed/${id}.ics`)
  const own = await textOf('/kalender/koncert-uden-kor')
  expect(own).toMatch(new RegExp(`<title>Aflyst: ${title}, `))
  expect(own).toMatch(new RegExp(`<meta property="og:title" content="Aflyst: ${title}, `))
  expect(own).toMatch(/<meta name="description" content="Aflyst\. /)
  expect(own).toMatch(/<meta property="og:description" content="Aflyst\. /)
})

test('hidden and deleted events are in no calendar, and their files are not found', async () => {
  const hidden = await addEvent({ title: 'Skjules', event_type: 'lecture' })
  const deleted = await addEvent({ title: 'Slettes', event_type: 'lecture' })
  expect((await summariesIn('/kalender/foredrag.ics')).sort()).toEqual(['Skjules', 'Slettes'])
  await send('/admin/kalender', { intent: 'hide', id: hidden })
  await send('/admin/kalender', { intent: 'delete', id: deleted })
  expect(await summariesIn('/kalender/foredrag.ics')).toEqual([])
  const all = await summariesIn('/kalender/alle.ics')
  expect(all).not.toContain('Skjules')
  expect(all).not.toContain('Slettes')
  for (const id of [hidden, deleted]) {
    expect((await get(`/kalender/begivenhed/${id}.ics`)).status).toBe(404)
  }
})

test('each type of event has a calendar, and there are no others', async () => {
  await addEvent({ title: 'Syng', event_type: 'singing_evening' })
  await addEvent({ title: 'Andet', event_type: 'other' })
  expect(await summariesIn('/kalender/sangaftener.ics')).toEqual(['Syng'])
  expect(await summariesIn('/kalender/andre.ics')).toEqual(['Andet'])
  for (const path of ['fester.ics', 'begivenhed/.ics', 'begivenhed/x']) {
    expect((await get(`/kalender/${path}`)).status, path).toBe(404)
  }
  expect((await get('/kalender/begivenhed/%00.ics')).status).toBe(400)
})

test('feeds and calendars are linked, by the configured URL only', async () => {
  await send('/admin/nyheder/ny', { title: 'Vis', content: 'x', published_date: '2026-11-01' })
  await addEvent({ title: 'Vis' })
  for (const path of ['/', '/nyheder', '/kalender']) {
    const html = await textOf(path)
    expect(html, path).toContain(
      'rel="alternate" type="application/atom+xml" href="/nyheder/feed.xml"',
    )
    expect(html, path).toContain(
      'rel="alternate" type="application/rss+xml" href="/nyheder/rss.xml"',
    )
    expect(html, path).toContain('href="/nyheder/feed.json"')
    expect(html.indexOf('application/atom+xml')).toBeLessThan(html.indexOf('</head>'))
  }
  const calendar = await textOf('/kalender')
  for (const name of ['alle', 'koncerter', 'foredrag', 'sangaftener', 'andre']) {
    expect(calendar).toContain(`href="webcal://example.dk/kalender/${name}.ics"`)
  }
})

test('unreadable data is answered with a status that makes subscribers keep their copies', async () => {
  for (const [table, path] of [
    ['news', '/nyheder/feed.xml?'],
    ['calendar_events', '/kalender/alle.ics?'],
  ]) {
    inDatabase(site, (db) => db.exec(`alter table ${table} rename to gone`))
    const answer = await get(`${path}`)
    inDatabase(site, (db) => db.exec(`alter table gone rename to ${table}`))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('retry-after')).toBe('60')
    expect((await get(`${path}`)).status).toBe(200)
  }
  await expect.poll(() => site.output()).toContain('a feed, calendar or sitemap could not be made')
})
