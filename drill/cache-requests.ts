import { expect } from 'vitest'
import { wholeForm } from '#tests/support/admin-forms'
import { fromOurPage } from '#tests/support/admin-site'
import { oneValue } from '#tests/support/postgres'

/** Requests a path from the cache at this origin. */
export async function readThrough(url: string, path: string, headers = {}, method = 'GET') {
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
  })
  const text = await answer.text()
  return {
    status: answer.status,
    text,
    control: answer.headers.get('cache-control'),
    // A hit names the request that fetched the copy, too.
    isHit: (answer.headers.get('x-varnish') ?? '').includes(' '),
  }
}

/** The path of a preview link of a new draft on this node. */
export async function draftLink(url: string, cookie: string, databaseUrl: string): Promise<string> {
  const post = async (path: string, fields: Record<string, string>) => {
    const headers = { ...fromOurPage, cookie }
    const body = new URLSearchParams(fields)
    const answer = await fetch(`${url}${path}.data`, { method: 'POST', headers, body })
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
  const fields = { title: 'Kladden', content: 'x', published_date: '2026-11-01', publish: 'draft' }
  await post('/admin/nyheder/ny', wholeForm('/admin/nyheder/ny', fields))
  const id = await oneValue(databaseUrl, `select id from news where title = 'Kladden'`)
  const answer = await post(`/admin/gennemsyn/news/${id}`, { intent: 'open' })
  return /"https?:\/\/[^/"]+(\/[^"]*gennemsyn=[^"]*)"/.exec(answer)?.[1] ?? ''
}
