import { expect, test } from 'vitest'
import { staticSite } from './static-site.server'

test('a cancelled download of the site stops reading pages', async () => {
  const cancel = new AbortController()
  const asked: string[] = []
  const read = async (path: string) => {
    asked.push(path)
    if (asked.length === 2) cancel.abort()
    const html = '<a href="/a">A</a><a href="/b">B</a>'
    return new Response(html, { headers: { 'Content-Type': 'text/html' } })
  }
  await expect(staticSite(read, 'https://example.dk', cancel.signal)).rejects.toThrow()
  expect(asked).toHaveLength(2)
})
