import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import { interceptUploads } from '#tests/browser/uploads'
import type { ImportLine } from '~/domain/moving/import-table'
import * as importScreen from './import'

const path = '/admin/flyt-ind'

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
    headings: ['Navn', '', 'Udgivet'],
    rows: [['Lys', 'x', '2020']],
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
  await expect.element(page.getByText(/adskilt med semikolon, i tegnsættet UTF-8\./)).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Udgivet 2020' })).toBeVisible()
  const choices = page.getByLabelText('Titel').getByRole('option').elements()
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Ingen kolonne',
    'Navn',
    'Udgivet',
  ])
  await page.getByLabelText('Titel').selectOptions('Navn')
  await page.getByRole('button', { name: 'Læs tabellen sådan' }).click()
  await expect.poll(() => screen.sent[0]).toMatchObject({ intent: 'columns', as: 'works' })
  expect(screen.sent[0]?.['columns[]']).toEqual(
    expect.arrayContaining(['title=Navn', 'year=Udgivet', 'isbn=']),
  )
  // The choices for one kind are none for another.
  await page.getByLabelText('Hvad er i tabellen?').selectOptions('Arrangementer')
  await page.getByRole('button', { name: 'Læs tabellen sådan' }).click()
  await expect.poll(() => screen.sent[1]).toMatchObject({ intent: 'columns', as: 'events' })
  expect(screen.sent[1]?.['columns[]']).toContain('title=')
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

const undo = 'Fortryd hele flytningen'

test.each([
  ['reading', false, 'Læser: 3 fundet.', ['Fjern']],
  ['queued', false, 'Venter på at komme til.', ['Hold pause']],
  ['running', true, '3 af 4 er flyttet ind. Du kan lukke siden imens.', ['Hold pause']],
  ['paused', true, '3 af 4 er flyttet ind. Du kan lukke siden imens.', ['Fortsæt', undo]],
  ['failed', true, '', ['Læs kilden igen', undo]],
  ['failed', false, '', ['Læs kilden igen', 'Fjern']],
  ['done', false, '', ['Læs kilden igen', undo]],
  ['undoing', true, 'Fortryder. Du kan lukke siden imens.', []],
  ['undone', false, 'Alt, hvad der kom ind, er fjernet igen.', ['Læs kilden igen', 'Fjern']],
] as const)(
  'an import that is %s, with stored rows %s, says %j and offers %j',
  async (state, hasStored, told, offered) => {
    const report = { total: 4, done: 3 }
    const screen = await open({ ...ready, lines: [], report, hasStored, state: state as never })
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    if (told) await expect.element(screen.getByText(told)).toBeVisible()
    const names = ['Hold pause', 'Fortsæt', 'Læs kilden igen', undo, 'Fjern']
    const shown = names.filter(
      (name) => screen.getByRole('button', { name, exact: true }).elements().length > 0,
    )
    expect(shown).toEqual(offered)
    const isMoving = ['reading', 'queued', 'running', 'paused', 'undoing'].includes(state)
    expect(screen.getByRole('progressbar').elements()).toHaveLength(isMoving ? 1 : 0)
  },
)

test('the report says what was left out, and asks for the files that are missing', async () => {
  const uploads = interceptUploads()
  const screen = await open({
    ...ready,
    state: 'done' as never,
    report: { missingFiles: [{ name: '/a.jpg', reason: 'Den er væk.' }] },
    reasons: [{ reason: 'Ingen plads.', count: 1200, example: 'Menu' }],
    listed: [{ name: 'Menu', reason: 'Ingen plads.' }] as never,
  })
  await expect.element(page.getByText('1.200 · Ingen plads. F.eks. »Menu«.')).toBeVisible()
  await page.getByText('Se dem ved navn').click()
  await expect.element(page.getByText('Menu: Ingen plads.')).toBeVisible()
  await page.getByText('Se de 1, der mangler').click()
  await expect.element(page.getByText('/a.jpg: Den er væk.')).toBeVisible()
  await expect.element(page.getByText('Det skete der')).toBeVisible()
  await page.getByLabelText('Vælg ZIP med billeder').upload(new File(['zip'], 'uploads.zip'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, { upload: 'z.zip' })
  await expect.poll(() => screen.sent).toEqual([{ intent: 'again', pictures: 'z.zip' }])
})

test('what an undo has kept is named, and an overview that is unchanged can be stored', async () => {
  const undone = { ...ready, state: 'undone' as never, report: { kept: ['Nyt fra Ribe'] } }
  const screen = await open(undone)
  await expect.element(page.getByText('Det blev stående')).toBeVisible()
  await expect.element(page.getByText('Nyt fra Ribe')).toBeVisible()
  await screen.unmount()
  const other = await open(ready)
  await expect.element(page.getByText('2 billeder og filer, som hentes på nettet.')).toBeVisible()
  await page.getByRole('button', { name: 'Flyt ind' }).click()
  await expect.poll(() => other.sent).toEqual([{ intent: 'store' }])
})
