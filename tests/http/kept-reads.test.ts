import { expect, inject, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import { openStream } from '#tests/support/live-stream'
import { query } from '#tests/support/postgres'
import type { RunningServer } from '#tests/support/servers'
import { databaseOn } from '#tests/support/template-databases'

/** Whether a page shows a text. The page is not cached, but uses cached reads. */
const shows = async (site: RunningServer, text: string, headers = {}) => {
  const html = await (await fetch(`${site.url}/nyheder?x=1`, { headers })).text()
  return html.includes(text)
}

async function saveTitle(site: RunningServer, cookie: string, value: string, revision: number) {
  const headers = { ...fromOurPage, Cookie: cookie }
  const body = new URLSearchParams({ key: 'nyheder.title', value, revision: String(revision) })
  const answer = await fetch(`${site.url}/admin/tekst`, { method: 'POST', headers, body })
  expect(answer.status, await answer.text()).toBe(200)
}

async function nodesOnOneDatabase() {
  const { url, template } = inject('postgres')
  const name = `${template}_reads`
  await query(url, `create database ${name} template ${template}`)
  onTestFinished(() => query(url, `drop database ${name} with (force)`))
  const DATABASE_URL = databaseOn(url, name)
  return [await startAdminSite({ DATABASE_URL }), await startAdminSite({ DATABASE_URL })] as const
}

test('a saved text is on the next page, even if others have read the old one · SQLite', async () => {
  const site = await startAdminSite()
  onTestFinished(() => site.remove())
  const cookie = await signIn(site)
  for (const [revision, title] of ['Nyt fra fjorden', 'Nyt fra heden'].entries()) {
    expect(await shows(site, title)).toBe(false)
    await saveTitle(site, cookie, title, revision)
    expect(await shows(site, title)).toBe(true)
  }
})

test('a saved text is on the next page of every server · PostgreSQL', { tags: 'all' }, async () => {
  const nodes = await nodesOnOneDatabase()
  const [first, second] = nodes
  for (const node of nodes) onTestFinished(() => node.remove())
  const cookie = await signIn(first)
  const reader = await openStream(second)
  await reader.next()
  for (const [revision, title] of ['Nyt fra fjorden', 'Nyt fra heden'].entries()) {
    for (const node of nodes) expect(await shows(node, title)).toBe(false)
    await saveTitle(first, cookie, title, revision)
    expect(await shows(first, title)).toBe(true)
    // The author's own pages do not wait for the change event.
    expect(await shows(second, title, { Cookie: cookie })).toBe(true)
    await reader.next()
    expect(await shows(second, title)).toBe(true)
  }
  reader.close()
})
