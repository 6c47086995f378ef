import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nouns } from '~/domain/nouns/nouns.server'
import type { Noun } from '~/platform/changes/noun'
import { nounsIn } from '~/platform/changes/nouns'
import { adminForms, wholeForm } from '../support/admin-forms.ts'
import { fromOurPage, inDatabase, signIn, startAdminSite } from '../support/admin-site.ts'
import { blanksOf, sampleValues } from '../support/forms.ts'
import type { RunningServer } from '../support/servers.ts'

let site: RunningServer
let cookie: string
beforeAll(async () => {
  site = await startAdminSite()
  cookie = await signIn(site)
})
afterAll(() => site.stop())

function post(path: string, body: BodyInit) {
  const headers = { ...fromOurPage, Cookie: cookie }
  return fetch(`${site.url}${path}`, { method: 'POST', headers, body, redirect: 'manual' })
}

async function send(path: string, fields: Record<string, string>): Promise<number> {
  const answer = await post(`${path}.data`, new URLSearchParams(fields))
  await answer.text()
  return answer.status
}

async function uploadedPicture(place: string): Promise<string> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
  const body = new Uint8Array(await picture.jpeg().toBuffer())
  const answer = await post(`/admin/upload/billede?place=${place}`, body)
  return ((await answer.json()) as { path: string }).path
}

/** All stored content. */
const written = () =>
  inDatabase(site, (db) => nounsIn(nouns).map((noun) => db.prepare(`select * from ${noun}`).all()))

/** The id of the row that was saved last. Each test saves one. */
const idIn = (table: string) =>
  String(
    inDatabase(site, (db) =>
      db.prepare(`select id from ${table} order by rowid desc limit 1`).get(),
    )?.id,
  )

type Fields = Record<string, string>

/** Values that are required by more than the schema. */
const particular: Record<string, Fields> = {
  '/admin/forside': { place: 'hero' },
  '/admin/adresser': { path: '/gammel', target: '/kontakt' },
  '/admin/seo': { page_slug: '/nyheder' },
  '/admin/tekst': { key: 'about.title' },
}

/** Forms with their own page: the noun of their row. */
const rows: Record<string, Noun> = Object.fromEntries(
  nounsIn(nouns).flatMap((noun) => {
    const path = nouns[noun].form?.('ny', { page_assignment: 'none' })?.replace(/ny$/, ':id')
    return path && path in adminForms ? [[path, noun]] : []
  }),
)

/** Creates the row of a form. Returns the form's path and fields. */
async function begin(form: string): Promise<{ path: string; fields: Fields }> {
  const schema = adminForms[form] as (typeof adminForms)[string]
  const fields = { ...wholeForm(form, {}), ...sampleValues(schema), ...particular[form] }
  const table = rows[form]
  if (table) {
    expect(await send(form.replace(':id', 'ny'), fields)).toBe(200)
    return { path: form.replace(':id', idIn(table)), fields: { ...fields, revision: '1' } }
  }
  if (form === '/admin/bibliografi/:id/anmeldelser') {
    const work = wholeForm('/admin/bibliografi/ny', { title: 'Papir', year: '2021' })
    await send('/admin/bibliografi/ny', { ...work, category: 'værkliste' })
    return { path: form.replace(':id', idIn('bibliography')), fields }
  }
  if (form === '/admin/salmer/:id, hymnFileForm') {
    const hymn = wholeForm('/admin/salmer/ny', { title: 'Påske', stanzas: 'Op' })
    expect(await send('/admin/salmer/ny', hymn)).toBe(200)
    const id = idIn('hymns')
    const uploaded = await post(`/admin/upload/salmefil?name=a.pdf&hymn=${id}`, '%PDF-1.7 %%EOF')
    const file = ((await uploaded.json()) as { id: string }).id
    const whole = { ...fields, intent: 'describe-file', file, revision: '1' }
    return { path: `/admin/salmer/${id}`, fields: whole }
  }
  if (form === '/admin/henvendelser/:id') {
    const id = 'e1'
    inDatabase(site, (db) =>
      db
        .prepare(`insert into enquiries (id, created_at, updated_at, revision, name, email, message)
          values (?, '2026-11-28', '2026-11-28', 1, 'Ida', 'ida@example.dk', 'Hej')`)
        .run(id),
    )
    return { path: form.replace(':id', id), fields: { ...fields, revision: '1' } }
  }
  if (form === '/admin/billeder/ny') {
    return { path: form, fields: { ...fields, image: await uploadedPicture('gallery') } }
  }
  if (form === '/admin/billeder/:id') {
    const image = await uploadedPicture('gallery')
    await send('/admin/billeder/ny', wholeForm('/admin/billeder/ny', { image }))
    const { id } = inDatabase(site, (db) =>
      db.prepare('select id from images where file_path = ?').get(image),
    ) as { id: string }
    return { path: form.replace(':id', id), fields: { ...fields, revision: '1' } }
  }
  return { path: form, fields }
}

test.each(Object.keys(adminForms))('%s: a form that lacks a field is refused', async (form) => {
  const { path, fields } = await begin(form)
  const before = written()
  const names = Object.keys(blanksOf(adminForms[form] as (typeof adminForms)[string]))
  expect(names.length).toBeGreaterThan(0)
  for (const missing of names) {
    const rest = Object.entries(fields).filter(([name]) => name !== missing)
    expect(await send(path, Object.fromEntries(rest)), missing).toBe(422)
  }
  expect(written()).toEqual(before)
  expect(await send(path, fields)).toBe(200)
})

/** Dialogs exist only in the browser. */
const pages = Object.keys(rows).filter((form) => form !== '/admin/samarbejder/:id')

test.each(pages)('%s: its screen has every field', async (form) => {
  const screen = await fetch(`${site.url}${form.replace(':id', 'ny')}`, {
    headers: { Cookie: cookie },
  })
  const html = await screen.text()
  const names = Object.keys(blanksOf(adminForms[form] as (typeof adminForms)[string]))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !html.includes(` name="${name}"`))).toEqual([])
})
