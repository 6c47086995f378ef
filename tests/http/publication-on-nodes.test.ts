import { expect, inject, onTestFinished, test } from 'vitest'
import { wholeForm } from '../support/admin-forms.ts'
import { fromOurPage, signIn, startAdminSite } from '../support/admin-site.ts'
import { openStream } from '../support/live-stream.ts'
import { query } from '../support/postgres.ts'
import { databaseOn } from '../support/template-databases.ts'

test('at the publication time every server updates by itself', { tags: 'all' }, async () => {
  const { url, template } = inject('postgres')
  const name = `${template}_hour`
  await query(url, `create database ${name} template ${template}`)
  onTestFinished(() => query(url, `drop database ${name} with (force)`))
  const DATABASE_URL = databaseOn(url, name)
  const nodes = await Promise.all([
    startAdminSite({ DATABASE_URL }),
    startAdminSite({ DATABASE_URL }),
  ])
  const [first] = nodes
  const headers = { ...fromOurPage, Cookie: await signIn(first) }
  const write = async (title: string, publish: string) => {
    const fields = { title, content: 'x', published_date: '2026-11-01', publish }
    const body = new URLSearchParams(wholeForm('/admin/nyheder/ny', fields))
    const answer = await fetch(`${first.url}/admin/nyheder/ny.data`, {
      method: 'POST',
      headers,
      body,
    })
    expect(answer.status, await answer.text()).toBe(200)
  }
  const shows = async (node: { url: string }) => {
    const html = await (await fetch(`${node.url}/nyheder`)).text()
    return html.includes('Solhverv')
  }
  const readers = await Promise.all(nodes.map((node) => openStream(node)))
  await write('Solhverv', 'draft')
  for (const node of nodes) expect(await shows(node)).toBe(false)
  // The form accepts whole minutes only; the next save notifies both servers of the time.
  const at = new Date(Date.now() + 2000).toISOString()
  await query(DATABASE_URL, `update news set published_at = '${at}' where title = 'Solhverv'`)
  await write('En anden', 'published')
  for (const [index, node] of nodes.entries()) {
    while (!(await shows(node))) await readers[index]?.next()
    expect(new Date().toISOString() >= at).toBe(true)
  }
  for (const reader of readers) reader.close()
  await Promise.all(nodes.map((node) => node.stop()))
})
