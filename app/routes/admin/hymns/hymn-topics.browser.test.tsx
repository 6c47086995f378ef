import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { unfold } from '#tests/browser/field'
import { renderRoute } from '#tests/browser/route'
import * as hymn from './edit'

const data = {
  isNew: true,
  values: { revision: 0, days: ['langfredag', 'ukendt'] },
  draft: undefined,
  id: undefined,
  files: [],
  themes: ['Håb', 'Sorg'],
} as unknown as Parameters<typeof hymn.default>[0]['loaderData']

const options = { path: '/admin/salmer/ny', route: '/admin/salmer/:id' }

const accepted = {
  Skriftsteder: ['joh 3,16', 'Joh 3,16'],
  'Kirkeårets dage': ['2 s e trin', '2. søndag efter trinitatis'],
  Anledninger: ['dåb', 'dåb'],
  Temaer: ['tro', 'tro'],
}

for (const [label, [typed = '', chip]] of Object.entries(accepted)) {
  test(`»${typed}« becomes an entry of »${label}«`, async () => {
    const screen = await renderRoute(hymn, () => data, options)
    await unfold()
    await screen.getByLabelText(label, { exact: true }).fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: `Fjern ${chip}` })).toBeVisible()
  })
}

const refused: [label: string, typed: string, message: RegExp][] = [
  ['Skriftsteder', 'xyz 3', /^Bogen kendes ikke/],
  ['Skriftsteder', 'Joh 99', /^Så mange kapitler har bogen ikke/],
  ['Kirkeårets dage', 'blåsøndag', /^Skriv dagen, som den hedder i kirkeåret/],
  ['Kirkeårets dage', 'DÅB', /^»dåb« er ikke en dag i kirkeåret. Skriv det under »Anledninger«/],
]

for (const [label, typed, message] of refused) {
  test(`»${typed}« is refused as an entry of »${label}«`, async () => {
    const screen = await renderRoute(hymn, () => data, options)
    await unfold()
    const field = screen.getByLabelText(label, { exact: true })
    await field.fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(message)).toBeVisible()
    await expect.element(field).toHaveValue(typed)
  })
}

test('stored days have their names, or their ids if they are unknown', async () => {
  const screen = await renderRoute(hymn, () => data, options)
  await unfold()
  await expect.element(screen.getByRole('button', { name: 'Fjern Langfredag' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Fjern ukendt' })).toBeVisible()
})

test('themes, days and occasions are suggested while typing', async () => {
  const screen = await renderRoute(hymn, () => data, options)
  await unfold()
  const suggestionsOf = (label: string) => {
    const field = screen.getByLabelText(label, { exact: true }).element()
    const list = field instanceof HTMLInputElement ? field.list : null
    return [...(list?.options ?? [])].map(({ value }) => value)
  }
  await expect.poll(() => suggestionsOf('Temaer')).toEqual(['Håb', 'Sorg'])
  expect(suggestionsOf('Kirkeårets dage')).toContain('Langfredag')
  expect(suggestionsOf('Anledninger')).toContain('begravelse')
})
