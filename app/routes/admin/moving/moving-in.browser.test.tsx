import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import { interceptUploads } from '#tests/browser/uploads'
import type { ImportLine } from '~/domain/moving/import-table'
import { emptyListing } from '~/http/listing'
import * as importScreen from './import'
import * as inScreen from './in'

const path = '/admin/flyt-ind'
const none = { list: { ...emptyListing, failed: undefined }, kinds: ['wordpress', 'nyt'] }

const line: ImportLine = {
  group: 'page',
  kind: 'page',
  choices: ['news', 'lecture', 'skip'],
  target: 'news',
  counts: { new: 3, same: 1 },
  examples: ['Om mig'],
}

const ready = {
  kind: 'wordpress',
  source: 'gammel.xml',
  state: 'ready' as const,
  report: { total: 4, files: 2, bytes: 0, categories: { Rejser: 2 } },
  isUploaded: true,
  options: { as: undefined, columns: undefined, map: undefined, consent: undefined },
  lines: [line],
  reasons: [],
  listed: [],
  kept: [],
  hasStored: false,
}

const open = (data: Awaited<ReturnType<typeof importScreen.loader>>, id = 'a') =>
  renderRoute(importScreen, () => data, { path: `${path}/${id}`, route: `${path}/:id` })

test('a file is uploaded in pieces, and the form names it', async () => {
  const uploads = interceptUploads()
  const screen = await renderRoute(inScreen, () => none, {
    path,
    answer: () => ({ kind: 'done', toast: { title: 'Filen læses.' }, goTo: `${path}/a` }),
  })
  const large = new File([new Uint8Array(17 * 1024 * 1024)], 'gammel.xml')
  await page.getByLabelText('WordPress').click()
  await page.getByLabelText('Vælg fil', { exact: true }).upload(large)
  await expect
    .poll(() => uploads.map(({ url }) => url))
    .toEqual(['/admin/upload/flytning?name=gammel.xml&piece=0'])
  uploads[0]?.answer(200, { upload: 'u.xml' })
  await expect
    .poll(() => uploads[1]?.url)
    .toBe('/admin/upload/flytning?name=gammel.xml&piece=1&upload=u.xml')
  expect(uploads.map(({ body }) => body.size)).toEqual([16 * 1024 * 1024, 1024 * 1024])
  uploads[1]?.answer(200, { upload: 'u.xml' })
  await expect.element(page.getByText('Valgt: gammel.xml')).toBeVisible()
  await page.getByRole('button', { name: 'Læs filen' }).click()
  await expect.element(page.getByText(`Siden ${path}/a`)).toBeVisible()
  expect(screen.sent).toEqual([
    { intent: 'file', kind: 'wordpress', upload: 'u.xml', name: 'gammel.xml', pictures: '' },
  ])
})

test('a refused upload and a refused form say why at their fields', async () => {
  const uploads = interceptUploads()
  await renderRoute(inScreen, () => none, {
    path,
    answer: () => ({ kind: 'refused', errors: { kind: 'Vælg, hvor det kommer fra.' } }),
  })
  await page.getByLabelText('Vælg fil', { exact: true }).upload(new File(['hej'], 'a.xml'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(507, { code: 'disk-full' })
  await expect
    .element(page.getByText(/^Filen blev ikke uploadet\. Der er ikke mere plads/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Læs filen' }).click()
  const group = page.getByRole('group', { name: 'Hvor kommer det fra?' })
  await expect.element(group).toHaveAccessibleDescription('Vælg, hvor det kommer fra.')
})

test('the overview is counted again after a change, before it can be stored', async () => {
  const screen = await open(ready)
  const store = page.getByRole('button', { name: 'Flyt ind' })
  await expect
    .element(page.getByRole('row', { name: /^Sider F.eks. »Om mig«/ }))
    .toMatchTextContent(/3 nye1 er her allerede/)
  await page.getByLabelText('Sider bliver til').selectOptions('Tag ikke med')
  await expect.element(store).not.toBeInTheDocument()
  await page.getByText('Vælg blandt 1 kategorier').click()
  await page.getByLabelText('Rejser (2)').selectOptions('Arrangementer: Koncert')
  await page.getByRole('button', { name: 'Opdatér oversigten' }).click()
  await expect
    .poll(() => screen.sent)
    .toEqual([
      { intent: 'map', consent: '', 'map[]': ['page=skip', 'category:Rejser=event:concert'] },
    ])
})

test('subscribers come once the author says whether they agreed', async () => {
  const subscribers = { ...line, group: 'subscriber', kind: 'subscriber', choices: [] }
  const screen = await open({ ...ready, lines: [subscribers] })
  const group = page.getByRole('group', { name: 'Har læserne sagt ja?' })
  await expect.element(group.getByLabelText('Tag ikke med')).toBeChecked()
  await group.getByLabelText(/^Spørg dem alle/).click()
  await page.getByRole('button', { name: 'Opdatér oversigten' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'map', consent: 'asked' }])
})

test('the columns of a table are chosen by their headings', async () => {
  const table = {
    headings: ['Navn', 'Udgivet'],
    rows: [['Lys', '2020']],
    separator: 'semikolon',
    encoding: 'UTF-8',
  }
  const screen = await open({
    ...ready,
    kind: 'csv',
    state: 'failed' as never,
    report: { table, error: 'Ingen af kolonnerne blev genkendt: Navn.' } as never,
    options: { ...ready.options, as: 'works' as never },
    lines: [],
  })
  await expect.element(page.getByRole('alert').filter({ hasText: 'kolonnerne' })).toBeVisible()
  await page.getByLabelText('Titel').selectOptions('Navn')
  await page.getByRole('button', { name: 'Læs tabellen sådan' }).click()
  await expect.poll(() => screen.sent[0]).toMatchObject({ intent: 'columns', as: 'works' })
  expect(screen.sent[0]?.['columns[]']).toEqual(
    expect.arrayContaining(['title=Navn', 'year=Udgivet', 'isbn=']),
  )
})

test.each([
  ['done', true],
  ['failed', true],
  ['undone', true],
  ['ready', false],
  ['running', false],
])('the uploaded source of an import that is %s can be read again: %s', async (state, canRead) => {
  const screen = await open({ ...ready, state: state as never })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const again = screen.getByRole('button', { name: 'Læs kilden igen' })
  if (!canRead) return expect(again.elements()).toEqual([])
  await again.click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'again' }])
})

test('an undo first says what stays', async () => {
  const screen = await open({ ...ready, state: 'done' as never, kept: ['Nyt fra Ribe'] as never })
  await page.getByRole('button', { name: 'Fortryd hele flytningen' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toMatchTextContent(/bliver stående.*: Nyt fra Ribe\./)
  await question.getByRole('button', { name: 'Fortryd hele flytningen' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'undo' }])
})
