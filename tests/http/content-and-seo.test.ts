import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '#tests/support/admin-site'
import { clientFile, manifestOf } from '#tests/support/routes-of-build'
import type { RunningServer } from '#tests/support/servers'
import { seoPages } from '~/domain/seo/seo'
import { wholeForm } from '../support/admin-forms.ts'

let site: RunningServer
let cookie: string

beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
})
afterAll(() => site.remove())

async function send(path: string, fields: Record<string, string>) {
  const headers = { ...fromOurPage, Cookie: cookie }
  const body = new URLSearchParams(wholeForm(path, fields))
  return fetch(`${site.url}${path}`, { method: 'POST', headers, body })
}

/** Makes every write to the table fail while the work runs. */
async function whileBroken<T>(table: string, work: () => Promise<T>): Promise<T> {
  inDatabase(site, (db) =>
    db.exec(`create trigger broken before insert on ${table}
      begin select raise(abort, 'the disk is full'); end`),
  )
  try {
    return await work()
  } finally {
    inDatabase(site, (db) => db.exec('drop trigger broken'))
  }
}

const title = { key: 'salmer.title', value: 'Salmer', revision: '0' }

test('a text is saved, and a save over a newer one is refused with the stored text', async () => {
  const first = await send('/admin/tekst', title)
  expect(await first.json()).toEqual({ kind: 'done', toast: { title: 'Teksten er gemt' } })
  const late = await send('/admin/tekst', { ...title, value: 'Sent' })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    kind: 'outdated',
    values: { value: 'Salmer', revision: 1 },
  })
})

test('without a first paragraph the front page is described by its opening text', async () => {
  await send('/admin/tekst', { key: 'about.paragraph1', value: '', revision: '0' })
  await send('/admin/tekst', { key: 'hero.description', value: 'Salmer fra Ærø', revision: '0' })
  const html = await (await fetch(site.url)).text()
  expect(html).toContain('<meta name="description" content="Salmer fra Ærø"/>')
})

test('an unknown or empty text is refused', async () => {
  const unknown = await send('/admin/tekst', { ...title, key: '__proto__' })
  expect(unknown.status).toBe(422)
  const empty = await send('/admin/tekst', { ...title, value: ' ', revision: '1' })
  expect(await empty.json()).toEqual({ kind: 'refused', errors: { value: 'Skriv en tekst.' } })
})

test('a text that cannot be saved is logged and reported', async () => {
  const failed = await whileBroken('editable_content', () =>
    send('/admin/tekst', { ...title, key: 'salmer.intro' }),
  )
  expect(failed.status).toBe(500)
  expect(await failed.json()).toEqual({
    kind: 'failed',
    toast: { title: 'Fejl', description: 'Kunne ikke gemme teksten' },
  })
  await expect.poll(() => site.output()).toContain('a command failed')
})

test('a failed save of SEO settings shows the specified words', async () => {
  const settings = { page_slug: '/salmer', meta_title: 'x', meta_description: '', revision: '0' }
  const failed = await whileBroken('seo_settings', () => send('/admin/seo', settings))
  expect(failed.status).toBe(500)
  expect(await failed.text()).toContain('Fejl ved gemning af SEO indstillinger')
  const refused = await send('/admin/seo', { ...settings, page_slug: '/admin' })
  expect(refused.status).toBe(422)
})

test('every SEO card links to its page', async () => {
  const screen = await (
    await fetch(`${site.url}/admin/seo`, { headers: { Cookie: cookie } })
  ).text()
  const led = [...screen.matchAll(/href="([^"]*)"[^>]*>Se på siden/g)].map(([, path]) => path)
  expect(led).toEqual(seoPages.map(({ slug }) => slug))
  const hidden = screen.match(/<input [^>]*type="hidden"[^>]*>/g) ?? []
  expect(hidden).not.toEqual([])
  // Not valid on hidden inputs.
  expect(hidden.filter((input) => /readonly/i.test(input))).toEqual([])
})

test('the screen of a work’s reviews links to the work’s page', async () => {
  await send('/admin/bibliografi/ny', { title: 'Saltkirken', year: '2026', category: 'værkliste' })
  const { id } = inDatabase(site, (db) => db.prepare('select id from bibliography').get()) as {
    id: string
  }
  const url = `${site.url}/admin/bibliografi/${id}/anmeldelser`
  const screen = await (await fetch(url, { headers: { Cookie: cookie } })).text()
  const led = [...screen.matchAll(/href="([^"]*)"[^>]*>Se på siden/g)].map(([, path]) => path)
  expect(led).toEqual(['/bibliografi/saltkirken'])
})

test('the form of an unsaved item has no link to a page', async () => {
  const blank = await fetch(`${site.url}/admin/nyheder/ny`, { headers: { Cookie: cookie } })
  const screen = await blank.text()
  expect(screen).toContain('Tilføj ny nyhed')
  expect(screen).not.toContain('Se på siden')
})

test('only the removal form removes the sample content', async () => {
  expect((await send('/admin/eksempelindhold', {})).status).toBe(400)
  const failed = await whileBroken('audit_log', () =>
    send('/admin/eksempelindhold', { intent: 'remove' }),
  )
  expect(await failed.json()).toMatchObject({
    toast: { description: 'Kunne ikke fjerne eksempelindholdet' },
  })
})

test('no public page loads the code that edits it', async () => {
  const { entry, routes } = await manifestOf(site)
  const pages = Object.values(routes).filter(({ id }) => /^(root|routes\/public\/)/.test(id))
  const loaded = [entry, ...pages].flatMap(({ module, imports }) => [module, ...imports])
  for (const path of new Set(loaded)) {
    for (const word of ['/admin/tekst', 'Flere tekster', 'Rediger siden', 'data-text-control']) {
      expect(clientFile(path).includes(word), `${word} in ${path}`).toBe(false)
    }
  }
  const visitors = await (await fetch(`${site.url}/foredrag`)).text()
  expect(visitors).not.toMatch(/data-text|Rediger siden|admin-tools|editing/)
})
