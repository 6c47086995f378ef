import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { screenGroups, screens } from '~/admin/copy/admin.copy'
import { reviewForm } from '~/domain/bibliography/bibliography.form'
import { textForm } from '~/domain/content/content.form'
import { enquiryEditForm } from '~/domain/enquiries/enquiries.form'
import { valuesForForm } from '~/domain/history/values-for-form.server'
import { hymnFileForm } from '~/domain/hymns/files/hymn-files.form'
import { nouns } from '~/domain/nouns/nouns.server'
import { searchSources } from '~/domain/nouns/search-sources.server'
import { profileForm } from '~/domain/profiles/profiles.form'
import { installSample } from '~/domain/sample/install-sample.server'
import { seoForm } from '~/domain/seo/seo.form'
import { testimonialForm } from '~/domain/testimonials/testimonials.form'
import { shapeOf } from '~/forms/schema-shape'
import { verifyFiles } from '~/platform/backups/verify-site.server'
import { labelOf } from '~/platform/changes/columns'
import type { Noun } from '~/platform/changes/noun'
import { columnsOf, nounsIn, nounsWith } from '~/platform/changes/nouns'
import { columnsAfter } from '~/platform/db/migrations.server'
import { adminForms } from './support/admin-forms'
import { openDatabaseTest } from './support/database'
import { makeSmallSample } from './support/small-sample'
import { specifiedPart } from './support/specification'

test('every noun is found on a screen of the back-office', () => {
  const paths = screens.map(({ path }) => path)
  for (const { screen } of Object.values(nouns)) expect(paths).toContain(screen)
})

test('the menu of the back-office has the specified groups', () => {
  const groups = screenGroups.map(({ name, screens }) => {
    const names = screens.map((screen) => screen.name).join(', ')
    return `'${name}' (${names})`
  })
  expect(groups.join('; ')).toBe(
    specifiedPart('leads to all screens: Forside; ', ', which is folded'),
  )
})

test('every noun describes the columns that the migrations create', () => {
  for (const noun of nounsIn(nouns)) {
    const described = [...Object.keys(nouns[noun].columns), ...ofEveryRow]
    expect(described.sort(), noun).toEqual(columnsAfter().get(noun)?.toSorted())
  }
})

test('no column of a noun has a blank label', () => {
  const blank = nounsIn(nouns).flatMap((noun) =>
    columnsOf(nouns, noun)
      .filter(([, column]) => labelOf(column)?.trim() === '')
      .map(([name]) => `${noun}.${name}`),
  )
  expect(blank).toEqual([])
})

test('every noun has pages and is searched, except these', () => {
  const without = (part: 'pages' | 'search') =>
    nounsIn(nouns).filter((noun) => nouns[noun][part].length === 0)
  expect(without('pages')).toEqual([
    ...[
      'reviews',
      'hymn_files',
      'calendar_settings',
      'protected_contact_info',
      'profiles',
      'redirects',
      'enquiries',
    ],
  ])
  expect(without('search')).toEqual([
    ...['hymn_collections', 'hymn_files', 'collaboration_files', 'calendar_settings'],
    ...[
      'testimonials',
      'protected_contact_info',
      'profiles',
      'seo_settings',
      'redirects',
      'enquiries',
    ],
  ])
})

test('no two groups of search results have the same name', () => {
  for (const names of [
    searchSources.map(({ kind }) => kind),
    searchSources.map(({ name }) => name),
    searchSources.map(({ title }) => title),
  ]) {
    expect(names).toEqual([...new Set(names)])
  }
})

const ofEveryRow = ['id', 'created_at', 'updated_at', 'revision']

test('a column may be null if and only if its field stores null when it is blank', async () => {
  const { database } = await openDatabaseTest('sqlite')
  const tables = await database.db.introspection.getTables()
  const unfit = nounsIn(nouns).flatMap((noun) => {
    const fields: Record<string, z.ZodType> = fieldsOf(noun) || {}
    const columns = tables.find(({ name }) => name === noun)?.columns ?? []
    return columns
      .filter(({ name, isNullable }) => fields[name] && isNullable !== isNullIfBlank(fields[name]))
      .map(({ name }) => `${noun}.${name}`)
  })
  // The form's transform computes the path of a picture, and the slug if it is blank.
  expect(unfit.filter((name) => !/\.image_(?:url|alt)$/.test(name))).toEqual(['bibliography.slug'])
})

function isNullIfBlank(field: z.ZodType): boolean {
  const blanks = ['', undefined, []].map((blank) => field.safeParse(blank))
  return blanks.find(({ success }) => success)?.data === null
}

test('the files of every noun with files are restored from a backup', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  const { folder } = await makeSmallSample()
  onTestFinished(() => rm(folder, { recursive: true }))
  await installSample(backend, folder)
  const ofNouns = await Promise.all(
    nounsWith(nouns, 'file_path')
      .filter((noun) => noun !== 'images')
      .map((noun) =>
        backend.db
          .selectFrom(noun as 'hymn_files')
          .selectAll()
          .execute(),
      ),
  )
  for (const rows of ofNouns) expect(rows).not.toEqual([])
  const files = ofNouns.flat()
  for (const { file_path, file_size } of files) {
    await backend.files.put(file_path, Buffer.alloc(file_size))
  }
  await backend.backups.take('manual')
  const { store } = await backend.backups.openTarget()
  for (const { file_path } of files) await backend.files.remove(file_path)

  const { repaired, lost } = await verifyFiles(backend, store)
  expect(repaired.sort()).toEqual(files.map(({ file_path }) => file_path).sort())
  expect(lost).toEqual([])
})

/** The forms that are a card or a dialog on another screen. */
const cards: { [N in Noun]?: z.ZodType } = {
  editable_content: textForm,
  enquiries: enquiryEditForm,
  hymn_files: hymnFileForm,
  reviews: reviewForm,
  seo_settings: seoForm,
  profiles: profileForm,
  testimonials: testimonialForm,
}

/** The form of a noun's row. */
function fieldsOf(noun: Noun) {
  const path = nouns[noun].form?.('ny', { page_assignment: null })?.replace(/ny$/, ':id')
  const schema = cards[noun] ?? (path && adminForms[path])
  return schema && shapeOf(schema)
}

test('every noun with a form has one that these tests know', () => {
  const withForms = nounsIn(nouns).filter((noun) => nouns[noun].form !== null)
  expect(withForms.filter((noun) => !fieldsOf(noun))).toEqual([])
})

test('the history offers only values for which the form has a field', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  const withForms = nounsIn(nouns).filter(fieldsOf)
  for (const noun of withForms) {
    const columns = columnsOf(nouns, noun).filter(([, column]) => labelOf(column) !== null)
    const row = Object.fromEntries(
      columns.map(([name, column]) => [
        name,
        typeof column === 'object' && column?.kind === 'list' ? '[]' : null,
      ]),
    )
    const fields = Object.keys(fieldsOf(noun) ?? {})
    const values = Object.keys(await valuesForForm(backend, noun, { id: 'a', ...row }))
    // An image field shows its picture, and one of the contact page has its alt text in a column.
    const sent = values.filter((name) => !/^image_url_(?:picture|alt)$/.test(name))
    expect(fields, noun).toEqual(expect.arrayContaining(sent))
  }
})

test('every column that the history shows is in the form of its row', () => {
  const elsewhere = ['slug', 'published_at', 'sort_order']
  const ofTheList = ['file_path', 'is_active', 'is_visible']
  const others: { [N in Noun]?: string[] } = {
    images: ofTheList,
    editable_content: ['content_value'],
  }
  for (const noun of nounsIn(nouns)) {
    const fields = fieldsOf(noun)
    const shown = columnsOf(nouns, noun).filter(([, column]) => labelOf(column) !== null)
    const names = shown
      .map(([name]) => name)
      .filter((name) => ![...elsewhere, ...(others[noun] ?? [])].includes(name))
    if (fields) expect(Object.keys(fields), noun).toEqual(expect.arrayContaining(names))
  }
})
