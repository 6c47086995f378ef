import { readFileSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn, startAdminSite } from '#tests/support/admin-site'
import { query } from '#tests/support/postgres'
import { manifestOf, pathOf } from '#tests/support/routes-of-build'
import { databaseOn } from '#tests/support/template-databases'

/** The names of the fields and parameters of which a route reads the value by itself. */
const readNames =
  /\b(?:form|fields|entries|searchParams|parameters|query|input)\.get\(\s*'([^']+)'/g
const intents = /(?:case|intent'?\)? ===|intent ===) '([a-z-]+)'/g

test('U+0000 in any parameter or field causes no failure on PostgreSQL', {
  tags: 'all',
}, async () => {
  const { url, template } = inject('postgres')
  const name = `${template}_nul`
  await query(url, `create database ${name} template ${template}`)
  onTestFinished(() => query(url, `drop database ${name} with (force)`))
  const site = await startAdminSite({
    DATABASE_URL: databaseOn(url, name),
    REQUESTS_PER_SECOND: '0',
  })
  onTestFinished(() => site.remove())
  const cookie = await signIn(site)
  const manifest = await manifestOf(site)
  const failed: string[] = []
  for (const { id, hasAction, hasLoader } of Object.values(manifest.routes)) {
    const path = pathOf(manifest, id)
    if (path.startsWith('/admin/log-ud') || path.startsWith('/admin/upload/')) continue
    const source = sourceOf(id)
    const names = [...source.matchAll(readNames)].flatMap(([, read]) => read ?? [])
    const values = ['id', 'q', 'side', ...names].map((field) => `${field}=%00`).join('&')
    const ask = async (label: string, init: RequestInit) => {
      const { status } = await fetch(`${site.url}${label.split(' ')[1]}`, {
        redirect: 'manual',
        ...init,
      })
      // The domain is the site itself, which a busy machine answers too late.
      const isSilentDomain = status === 503 && String(init.body).startsWith('intent=sync')
      if (status >= 500 && !isSilentDomain) failed.push(`${status} ${label} ${init.body ?? ''}`)
    }
    if (hasLoader) await ask(`GET ${path}?${values}`, { headers: { Cookie: cookie } })
    if (!hasAction) continue
    const own = [...source.matchAll(intents)].flatMap(([, intent]) => intent ?? [])
    for (const intent of ['', 'delete', 'arrange', 'show', 'focus', 'undo', ...own]) {
      const body = `intent=${intent}&order=%00&moved=%00&${values.replaceAll('intent=%00', '')}`
      const headers = {
        ...fromOurPage,
        Cookie: cookie,
        'Content-Type': 'application/x-www-form-urlencoded',
      }
      await ask(`POST ${path}?${values}`, { method: 'POST', headers, body })
    }
  }
  expect(failed).toEqual([])
})

function sourceOf(id: string): string {
  for (const ending of ['tsx', 'ts']) {
    try {
      return readFileSync(`app/${id}.${ending}`, 'utf8')
    } catch {}
  }
  return ''
}
