import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { blanksOf } from '#tests/support/forms'
import { newsItem } from '#tests/support/news-item'
import { uploadPicture } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { addReview } from '~/domain/bibliography/reviews/reviews-commands.server'
import { saveEntry } from '~/domain/content/content-commands.server'
import { lectureForm } from '~/domain/lectures/lectures.form'
import { saveListedRow, saveRow } from '~/domain/rows/rows-commands.server'
import { saveSeo } from '~/domain/seo/seo-commands.server'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { changesPage } from './history.server'
import { undoChange } from './undo-commands.server'
import { versionsOfRow } from './versions.server'

const news = newsItem({ title: 'Håb', content: '<p>Om det håb.</p>' })

function lecture(title: string, fields: object = {}) {
  const blank = { ...blanksOf(lectureForm), themes: [''], revision: '0' }
  return lectureForm.parse({ ...blank, title, ...fields })
}

async function idIn({ db }: Backend, table: keyof Schema): Promise<string> {
  const row = db.selectFrom(table as 'news').select('id')
  return (await row.executeTakeFirstOrThrow()).id
}

databaseTest(
  'every version of a row has its author and its changes, word by word',
  async ({ backend, at }) => {
    const admin = await signedInAdmin(backend)
    await saveRow(backend, admin, 'news', undefined, news)
    const id = await idIn(backend, 'news')
    const later = at('2026-11-22T09:00:00Z')
    await saveRow(later, admin, 'news', id, {
      ...news,
      revision: 1,
      content: '<p>Om det lyse håb.</p>',
    })
    const found = await versionsOfRow(backend, 'news', id)
    expect(found?.name).toBe('Håb')
    expect(found?.versions).toMatchObject([
      {
        number: 2,
        who: admin.email,
        action: 'update',
        atText: '22. november 2026 kl. 10.00',
        differences: [
          {
            field: 'content',
            label: 'Indhold',
            pieces: [
              { kind: 'same', text: 'Om det ' },
              { kind: 'added', text: 'lyse ' },
              { kind: 'same', text: 'håb.' },
            ],
          },
        ],
        values: { title: 'Håb', content: '<p>Om det lyse håb.</p>' },
      },
      { number: 1, action: 'insert', values: { content: '<p>Om det håb.</p>' } },
    ])
  },
)

databaseTest(
  'a row from before the history has its state as the first version',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    await backend.db
      .insertInto('news')
      .values({ id: 'old', ...news, created_at: '2020', updated_at: '2020', revision: 3 })
      .execute()
    expect(await versionsOfRow(backend, 'news', 'old')).toEqual({
      name: 'Håb',
      versions: [],
      older: undefined,
      isDeleted: false,
      form: '/admin/nyheder/old',
    })
    expect(await versionsOfRow(backend, 'news', 'none')).toBeUndefined()
    await saveRow(backend, admin, 'news', 'old', { ...news, revision: 3, title: 'Tro' })
    const found = await versionsOfRow(backend, 'news', 'old')
    expect(found?.versions).toMatchObject([
      { number: 2, who: admin.email, values: { title: 'Tro' } },
      { number: 1, who: undefined, values: { title: 'Håb' } },
    ])
  },
)

databaseTest('a change is listed under its date in Denmark', async ({ backend, at }) => {
  const late = at('2026-11-21T23:30:00Z')
  await saveRow(late, await signedInAdmin(late), 'news', undefined, news)
  expect((await changesPage(backend, 1)).items).toMatchObject([
    { day: '22. november 2026', atText: '22. november 2026 kl. 00.30' },
  ])
})

databaseTest('an undo names the change that it undid', async ({ backend, at }) => {
  const admin = await signedInAdmin(backend)
  await saveRow(backend, admin, 'news', undefined, news)
  const id = await idIn(backend, 'news')
  await saveRow(at('2026-11-22T09:00:00Z'), admin, 'news', id, {
    ...news,
    revision: 1,
    title: 'Tro',
  })
  const [change] = (await changesPage(backend, 1)).items
  await undoChange(at('2026-11-22T10:00:00Z'), admin, change?.id ?? '')
  expect((await changesPage(backend, 1)).items).toMatchObject([
    {
      undoneChange: { text: 'Rettede nyheden »Tro«', atText: '22. november 2026 kl. 10.00' },
      undoneAt: undefined,
    },
    { id: change?.id, undoneChange: undefined, undoneAt: '22. november 2026 kl. 11.00' },
    { undoneChange: undefined, undoneAt: undefined },
  ])
})

databaseTest('a save that changes nothing adds no version', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveRow(backend, admin, 'news', undefined, news)
  await saveRow(backend, admin, 'news', await idIn(backend, 'news'), { ...news, revision: 1 })
  expect((await changesPage(backend, 1)).items).toHaveLength(1)
})

databaseTest('a failed save adds no version', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  await saveRow(backend, admin, 'news', undefined, news)
  const late = saveRow(backend, admin, 'news', await idIn(backend, 'news'), {
    ...news,
    revision: 9,
    title: 'Tro',
  })
  await expect(late).rejects.toThrow('outdated')
  expect((await changesPage(backend, 1)).items).toHaveLength(1)
})

databaseTest(
  'rows written together are one change, named after the main row',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const image_url = await uploadPicture(backend, 'images/lectures/lecture_1.jpg')
    await saveRow(
      backend,
      admin,
      'lectures',
      undefined,
      lecture('Håb', { image_url, image_url_alt: 'Fjord' }),
    )
    await saveEntry(backend, admin, 'hero.name', 'Johanne')
    const { items } = await changesPage(backend, 1)
    expect(items.map(({ what }) => what.map(({ text }) => text))).toEqual([
      ['Tilføjede teksten »Navn« (Åbning)'],
      ['Tilføjede foredraget »Håb«'],
    ])
    expect((await changesPage(backend, 1, 'lectures')).items).toHaveLength(1)
  },
)

databaseTest(
  'if a newer change prevents undo, the form offers the earlier values',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    for (const [revision, name] of ['Anna', 'Bodil', 'Clara'].entries()) {
      await saveEntry(backend, admin, 'hero.name', name, revision)
    }
    const id = await idIn(backend, 'editable_content')
    const { items } = await changesPage(backend, 1)
    expect(items.map(({ isUndoable }) => isUndoable)).toEqual([true, false, false])
    const path = `/admin/historik/editable_content/${id}`
    expect(items.map(({ formBefore }) => formBefore)).toEqual([
      undefined,
      { path, values: { value: 'Anna' } },
      undefined,
    ])
  },
)

databaseTest('an older version of every noun has a form', async ({ backend }) => {
  const write = await openWriter(backend)
  await saveListedRow(backend, write.admin, 'testimonials', undefined, {
    revision: 0,
    name: 'Karen',
    title: null,
    quote: 'Vi sang.',
    is_visible: true,
  })
  const { id: work } = await write.work('Marsken')
  await addReview(backend, write.admin, work, {
    header: null,
    quote_text: '<p>God.</p>',
    author: 'Avisen',
    publication: null,
    pull_quote: null,
    language: 'da' as const,
  })
  const seo = { page_slug: '/nyheder' as const, meta_title: 'Nyt', meta_description: '' }
  await saveSeo(backend, write.admin, { ...seo, revision: 0 })
  const formOf = async (noun: 'testimonials' | 'reviews' | 'seo_settings') => {
    const id = await idIn(backend, noun)
    const [version] = (await versionsOfRow(backend, noun, id))?.versions ?? []
    return backend.nouns[noun].form?.(id, version?.values ?? {})?.replace(id, 'id')
  }
  expect(await formOf('testimonials')).toBe('/admin/anbefalinger?rediger=id')
  expect(await formOf('reviews')).toBe(`/admin/bibliografi/${work}/anmeldelser?rediger=id`)
  expect(await formOf('seo_settings')).toBe('/admin/seo?rediger=id')
})

databaseTest('a replaced picture can be put into the form again', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const [first, second] = [
    await uploadPicture(backend, 'images/lectures/lecture_1.jpg'),
    await uploadPicture(backend, 'images/lectures/lecture_2.jpg'),
  ]
  await saveRow(
    backend,
    admin,
    'lectures',
    undefined,
    lecture('Håb', { image_url: first, image_url_alt: 'Fjord' }),
  )
  const id = await idIn(backend, 'lectures')
  await saveRow(
    backend,
    admin,
    'lectures',
    id,
    lecture('Håb', { image_url: second, revision: '1' }),
  )
  const old = (await versionsOfRow(backend, 'lectures', id))?.versions.at(-1)
  expect(old?.values).toMatchObject({ image_url: first, image_url_alt: 'Fjord', themes: [] })
  await saveRow(
    backend,
    admin,
    'lectures',
    id,
    lecture('Håb', { ...pictureOf(old?.values), revision: '2' }),
  )
  const shown = await backend.db.selectFrom('images').select(['file_path', 'alt_text']).execute()
  expect(shown).toEqual([{ file_path: first, alt_text: 'Fjord' }])
})

function pictureOf(values: Record<string, unknown> = {}): Record<string, unknown> {
  const entries = Object.entries(values).filter(([name]) => name.startsWith('image_url'))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
