import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderScreen } from '#tests/browser/screen'
import { ChipsField } from '~/admin/fields/chips-field'
import { DateField } from '~/admin/fields/date-field'
import { Checkbox, RadioField, SelectField, TextField } from '~/admin/fields/fields'
import type { FormAnswer } from '~/forms/answer'
import { RecordForm } from './record-form'

const options = [
  { value: 'da', label: 'Dansk' },
  { value: 'en', label: 'Engelsk' },
]
const values = {
  revision: 3,
  title: 'Advent',
  place: 'Ribe',
  date: '2026-12-01',
  language: 'da',
  kind: 'da',
  isVisible: true,
  days: ['1'],
  hidden: 'a',
}
const newer = {
  revision: 9,
  title: 'Påske',
  place: 'Ribe',
  date: '2026-12-24',
  language: 'en',
  kind: 'en',
  isVisible: false,
  days: ['1', '2'],
  hidden: 'b',
}
const outdated: FormAnswer = { kind: 'outdated', revision: 4, values: newer }
const saved: FormAnswer = { kind: 'done', toast: { title: 'Gemt' } }

const fields = (
  <>
    <TextField name="title" label="Titel" />
    <TextField name="place" label="Sted" />
    <DateField name="date" label="Dato" />
    <SelectField name="language" label="Sprog" options={options} />
    <RadioField name="kind" label="Art" options={options} />
    <Checkbox name="isVisible" label="Vises" />
    <ChipsField name="days" label="Dage" />
  </>
)

/** Shows a form whose first saves the server answers with a newer version. */
async function renderOutdated(
  { onlyChanges = false, answers = [outdated] }: { onlyChanges?: boolean; answers?: FormAnswer[] },
  children: ReactNode = fields,
) {
  const form = (
    <RecordForm schema={z.unknown()} values={values} onlyChanges={onlyChanges}>
      {children}
    </RecordForm>
  )
  const screen = await renderScreen(form, { answer: () => answers.shift() ?? saved })
  const notice = screen.getByRole('alert').filter({ hasText: 'en nyere udgave i mellemtiden' })
  const overwrite = notice.getByRole('button', { name: 'Gem min udgave alligevel' })
  return Object.assign(screen, { notice, overwrite })
}

const pressSave = () => userEvent.keyboard('{Control>}s{/Control}')

test('a newer version is shown with its texts as the form shows them, and has the focus', async () => {
  const { getByLabelText, notice, sent } = await renderOutdated({})
  await getByLabelText('Titel').fill('Jul')
  await getByLabelText('Sted').fill('Thisted')
  await pressSave()
  await expect.element(notice).toHaveFocus()
  await expect
    .element(notice.getByRole('heading'))
    .toMatchTextContent('Der er gemt en nyere udgave')
  await expect.element(notice.getByText(/Det, du har skrevet, står her stadig/)).toBeVisible()
  await expect.element(notice.getByText(/gemmer kun det, du har rettet/)).toBeVisible()
  await expect.element(notice.getByText('Forskelligt fra det, du begyndte med:')).toBeVisible()
  expect(
    notice
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    'Titel: »Påske«, din udgave »Jul«',
    'Dato: »24.12.2026«',
    'Sprog: »Engelsk«',
    'Art: »Engelsk«',
    'Vises: »nej«',
    'Dage: »1, 2«',
  ])
  await expect.element(getByLabelText('Titel')).toHaveValue('Jul')
  await expect.element(notice.getByRole('button', { name: 'Hent den nyere udgave' })).toBeVisible()
  await expect.poll(() => sent).toMatchObject([{ revision: '3', title: 'Jul' }])
})

test.each([
  ['added', '{Enter}'],
  ['typed', ''],
])('a list to which a word was %s here too is shown in both versions', async (_, keys) => {
  const answers: FormAnswer[] = [
    { kind: 'outdated', revision: 4, values: { ...values, isVisible: false, days: ['2'] } },
  ]
  const { getByLabelText, notice } = await renderOutdated({ answers })
  await getByLabelText('Dage').fill('7')
  if (keys) await userEvent.keyboard(keys)
  await pressSave()
  const shown = () =>
    notice
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
  await expect.poll(shown).toEqual(['Vises: »nej«', 'Dage: »2«, din udgave »1, 7«'])
})

test('an overwrite sends the changes of this form with the values of the newer version', async () => {
  const { getByLabelText, getByText, notice, overwrite, sent } = await renderOutdated({})
  await getByLabelText('Titel').fill('Jul')
  await pressSave()
  await overwrite.click()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toEqual({
    revision: '4',
    title: 'Jul',
    place: 'Ribe',
    date: '2026-12-24',
    language: 'en',
    kind: 'en',
    'days[]': ['1', '2', ''],
  })
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(getByText(/ikke er gemt/)).not.toBeInTheDocument()
})

test('an overwrite of fields that are all changed here too sends the form as it is', async () => {
  const { getByLabelText, overwrite, sent } = await renderOutdated({
    answers: [
      { kind: 'outdated', revision: 4, values: { ...values, title: 'Påske', days: ['2'] } },
    ],
  })
  await getByLabelText('Titel').fill('Jul')
  await getByLabelText('Dage').fill('7')
  await getByLabelText('Sted').click()
  await pressSave()
  await overwrite.click()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ revision: '4', title: 'Jul', 'days[]': ['1', '7'] })
})

test('an overwrite by a form that sends only changes sends only these', async () => {
  const { getByLabelText, overwrite, sent } = await renderOutdated({ onlyChanges: true })
  await getByLabelText('Titel').fill('Jul')
  await pressSave()
  await overwrite.click()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ revision: '4', title: 'Jul' })
  expect(sent[1]).not.toHaveProperty('place')
  expect(sent[1]).not.toHaveProperty('date')
})

test('a version that is newer still is shown and focused again', async () => {
  const again: FormAnswer = { kind: 'outdated', revision: 5, values: { ...newer, title: 'Pinse' } }
  const { getByLabelText, notice, overwrite, sent } = await renderOutdated({
    answers: [outdated, again],
  })
  await getByLabelText('Titel').fill('Jul')
  await pressSave()
  await overwrite.click()
  await expect.element(notice.getByText('Titel: »Pinse«, din udgave »Jul«')).toBeVisible()
  await expect.element(notice).toHaveFocus()
  await overwrite.click()
  await expect.poll(() => sent).toHaveLength(3)
  expect(sent[2]).toMatchObject({ revision: '5', title: 'Jul' })
})

test('long texts are shortened, and a version without visible differences has no list', async () => {
  const title = 'ord '.repeat(40).trim()
  const answers: FormAnswer[] = [{ kind: 'outdated', revision: 4, values: { ...values, title } }]
  const long = await renderOutdated({ answers })
  await pressSave()
  await expect.element(long.notice).toBeVisible()
  const text = long.notice.getByRole('listitem').element().textContent ?? ''
  expect(text).toMatch(/^Titel: »ord ord .*…«$/)
  expect(text.length).toBeLessThan(100)
  await long.unmount()
  const hidden: FormAnswer[] = [
    { kind: 'outdated', revision: 4, values: { ...values, hidden: 'b' } },
  ]
  const same = await renderOutdated({ answers: hidden })
  await pressSave()
  await expect.element(same.notice).toBeVisible()
  expect(same.notice.getByRole('list').elements()).toEqual([])
  expect(same.getByText('Forskelligt fra det, du begyndte med:').elements()).toEqual([])
})

test('the newer version is loaded by a reload of the page', async () => {
  const { notice } = await renderOutdated({})
  await pressSave()
  const navigations: string[] = []
  function cancel(event: NavigateEvent) {
    navigations.push(event.navigationType)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', cancel)
  await notice.getByRole('button', { name: 'Hent den nyere udgave' }).click()
  navigation.removeEventListener('navigate', cancel)
  expect(navigations).toEqual(['reload'])
})
