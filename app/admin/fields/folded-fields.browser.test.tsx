import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderScreen } from '#tests/browser/screen'
import { formKit } from '~/admin/form/form-kit'
import { checkbox, revision, wordList } from '~/forms/form-fields'
import { ChipsField } from './chips-field'

const schema = z.object({
  revision,
  title: z.string(),
  address: z.string().min(1, 'Skriv mere.'),
  themes: wordList(5, 'Højst 5.'),
  place: z.enum(['home', 'away']),
  is_visible: checkbox,
})

const texts = {
  title: 'Titel',
  address: 'Adresse',
  themes: 'Temaer',
  place: {
    label: 'Hvor',
    kind: 'choice',
    labels: { home: 'Hjemme', away: 'Ude' },
    defaultValue: 'home',
  },
  is_visible: { label: 'Synlig', kind: 'flag', defaultValue: 1 },
} as const

const kit = formKit(schema, texts)

const blank = { revision: 0, title: '', address: '', themes: [], place: 'home', is_visible: 1 }

function foldedForm(values: object = {}) {
  return (
    <kit.Form values={{ ...blank, ...values }}>
      <kit.TextField name="title" />
      <kit.FoldedFields id="mere" title="Mere" names={['address', 'themes', 'place', 'is_visible']}>
        <kit.TextField name="address" />
        <ChipsField {...kit.fieldOf('themes')} />
        <kit.RadioField name="place" />
        <kit.Checkbox name="is_visible" />
      </kit.FoldedFields>
    </kit.Form>
  )
}

test('folded fields are closed, and name those that are filled', async () => {
  const empty = await renderScreen(foldedForm())
  await expect.element(empty.getByText('Ikke udfyldt')).toBeVisible()
  await expect.element(empty.getByLabelText('Adresse')).not.toBeVisible()
  await empty.unmount()
  const filled = await renderScreen(
    foldedForm({ address: 'Torvet', themes: ['Ro'], place: 'away', is_visible: 0 }),
  )
  await expect.element(filled.getByText('Adresse, Temaer, Ude, Synlig: nej')).toBeVisible()
  await expect.element(filled.getByLabelText('Adresse')).not.toBeVisible()
})

test('closed fields name what was filled before they were closed', async () => {
  const { getByText, getByLabelText, getByRole } = await renderScreen(foldedForm({ address: 'A' }))
  await getByText('Mere', { exact: true }).click()
  await getByLabelText('Adresse').fill('')
  await getByLabelText('Temaer').fill('Ro')
  await userEvent.keyboard('{Enter}')
  await getByRole('checkbox').click()
  await getByText('Mere', { exact: true }).click()
  await expect.element(getByText('Temaer, Synlig: nej')).toBeVisible()
})

test('folded fields are opened by an error, and the field gets the focus', async () => {
  const { getByLabelText, getByText } = await renderScreen(foldedForm())
  await expect.element(getByLabelText('Adresse')).not.toBeVisible()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(getByText('Skriv mere.')).toBeVisible()
  await expect.element(getByLabelText('Adresse')).toHaveFocus()
})

test('folded fields are opened by a link to one of them', async () => {
  const { getByLabelText } = await renderScreen(foldedForm(), {
    path: '/admin/skaerm#field-address',
  })
  await expect.element(getByLabelText('Adresse')).toHaveFocus()
})

test('folded fields are opened by unsaved input', async () => {
  const { getByLabelText } = await renderScreen(foldedForm(), {
    state: { earlierVersion: { address: 'Torvet' } },
  })
  await expect.element(getByLabelText('Adresse')).toBeVisible()
  await expect.element(getByLabelText('Adresse')).toHaveValue('Torvet')
})
