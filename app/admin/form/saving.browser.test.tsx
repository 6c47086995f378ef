import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useFetchers } from 'react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { saveByKey } from '#tests/browser/field'
import { renderScreen } from '#tests/browser/screen'
import { ChipsField } from '~/admin/fields/chips-field'
import { TextArea, TextField } from '~/admin/fields/fields'
import { FormContext } from '~/admin/form-state/form-state'
import { Button } from '~/ui/button'
import { RecordForm } from './record-form'
import type { RecordFormProps } from './record-form-props'

const days = z.array(z.string().refine((day) => day === '' || /^\d+$/.test(day), 'Skriv et tal.'))
const schema = z.object({ title: z.string().min(1, 'Skriv en titel.'), days: days.optional() })
const values = { revision: 3, title: 'Advent', place: 'Ribe' }

function form(props: Partial<RecordFormProps>, children?: ReactNode) {
  return (
    <RecordForm schema={schema} values={values} {...props}>
      <TextField name="title" label="Titel" />
      {children}
    </RecordForm>
  )
}

const pressSave = () => userEvent.keyboard('{Control>}s{/Control}')

/** A field with a job for each save, such as an upload. */
function WorkingField({ job }: { job: () => Promise<void> }) {
  const { beforeSave } = useContext(FormContext)
  useEffect(() => beforeSave('place', job), [beforeSave, job])
  return <TextField name="place" label="Sted" />
}

/** A form whose field has another job after each click, and is removed after the last. */
function ReplacedField({ jobs }: { jobs: (() => Promise<void>)[] }) {
  const [index, setIndex] = useState(0)
  const job = jobs[index]
  const next = (
    <Button key="next" onClick={() => setIndex(index + 1)}>
      Næste
    </Button>
  )
  return form({}, job ? [next, <WorkingField key="field" job={job} />] : next)
}

/** A field that opens a file. */
function OpeningField({ opening }: { opening: Promise<boolean> }) {
  const { delaySaveUntil } = useContext(FormContext)
  return <Button onClick={() => delaySaveUntil(opening)}>Vælg</Button>
}

/** A form that sends only changes, with a button that loads the values of another save. */
function ReloadedForm() {
  const [isReloaded, setReloaded] = useState(false)
  const newer = isReloaded && { revision: 4, place: 'Thisted', note: 'Kort' }
  return form(
    { onlyChanges: true, values: { ...values, note: 'Lang', ...newer } },
    <>
      <TextField name="place" label="Sted" />
      <TextArea name="note" label="Note" />
      <Button onClick={() => setReloaded(true)}>Genindlæs</Button>
    </>,
  )
}

/** A form with a list, whose values are loaded again with each save. */
function LoadedForm() {
  useFetchers()
  return form({ values: { ...values } }, <ChipsField name="days" label="Dage" />)
}

test('questions are asked in order before a save, and their answers are sent with it', async () => {
  const saveQuestions = vi.fn((entries: FormData) => [
    {
      title: `Gem ${entries.get('title')}?`,
      text: 'Datoen er passeret.',
      answers: [{ label: 'Gem alligevel' }],
    },
    {
      title: 'Hvor mange?',
      text: 'En serie.',
      answers: [
        { label: 'Denne', fields: { scope: 'one' } },
        { label: 'Alle', fields: { scope: 'all' } },
      ],
    },
  ])
  const { getByRole, sent } = await renderScreen(form({ saveQuestions }))
  await pressSave()
  const first = getByRole('alertdialog', { name: 'Gem Advent?' })
  await expect.element(first).toHaveAccessibleDescription('Datoen er passeret.')
  await first.getByRole('button', { name: 'Gem alligevel' }).click()
  await getByRole('alertdialog', { name: 'Hvor mange?' })
    .getByRole('button', { name: 'Alle' })
    .click()
  await expect.poll(() => sent).toEqual([{ revision: '3', title: 'Advent', scope: 'all' }])
  expect(getByRole('alertdialog').elements()).toEqual([])
})

test('a cancelled question cancels the save, which can be started again', async () => {
  const saveQuestions = () => [{ title: 'Gem?', text: '', answers: [{ label: 'Ja' }] }]
  const { getByRole, sent } = await renderScreen(form({ saveQuestions }))
  for (const way of ['Annuller', 'Escape', 'Ja']) {
    await pressSave()
    const question = getByRole('alertdialog')
    await expect.element(question).toBeVisible()
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await question.getByRole('button', { name: way }).click()
    await expect.element(question).not.toBeInTheDocument()
  }
  await expect.poll(() => sent).toHaveLength(1)
})

test('a save waits for the work of its fields, and is sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const job = vi.fn(() => promise)
  const { getByRole, sent } = await renderScreen(form({}, <WorkingField job={job} />))
  await pressSave()
  await expect.element(getByRole('button', { name: 'Gemmer...' })).toBeVisible()
  await pressSave()
  expect(sent).toEqual([])
  resolve()
  await expect.poll(() => sent).toHaveLength(1)
  expect(job).toHaveBeenCalledOnce()
})

test.each([
  [new Error('Filen er for stor.'), 'Filen er for stor.'],
  ['unknown', 'Der kom intet svar. Det, du har skrevet, står her stadig.'],
])('failed work of a field is shown at it, and nothing is sent: %s', async (reason, message) => {
  const job = vi.fn(() => Promise.reject(reason))
  const { getByLabelText, getByRole, sent } = await renderScreen(
    form({}, <WorkingField job={job} />),
  )
  await pressSave()
  await expect.element(getByLabelText('Sted')).toHaveAccessibleDescription(message)
  await expect.element(getByLabelText('Sted')).toHaveFocus()
  await expect.element(getByRole('button', { name: 'Gem', exact: true })).toBeVisible()
  expect(sent).toEqual([])
})

test('work is not done for an invalid form, nor for a field that was replaced or removed', async () => {
  const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})]
  const { getByLabelText, getByRole, sent } = await renderScreen(
    <ReplacedField jobs={[first, second]} />,
  )
  await getByLabelText('Titel').fill('')
  await pressSave()
  await expect.element(getByLabelText('Titel')).toHaveAccessibleDescription('Skriv en titel.')
  expect(first).not.toHaveBeenCalled()
  await getByLabelText('Titel').fill('Jul')
  for (let count = 0; count < 2; count++) {
    await getByRole('button', { name: 'Næste' }).click()
    await saveByKey(sent)
  }
  expect(second).toHaveBeenCalledOnce()
  expect(first).not.toHaveBeenCalled()
})

test.each([
  [true, 1],
  [false, 0],
])('a save waits until a file is open; whether it could be opened: %s', async (isOpened, count) => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const { getByRole, sent } = await renderScreen(form({}, <OpeningField opening={promise} />))
  await getByRole('button', { name: 'Vælg' }).click()
  await pressSave()
  expect(sent).toEqual([])
  resolve(isOpened)
  await promise
  await expect.poll(() => sent).toHaveLength(count)
  // A later save does not wait for it.
  await saveByKey(sent)
})

test('a form that sends only changes omits the unchanged fields, and shows their newer values', async () => {
  const screen = await renderScreen(<ReloadedForm />)
  await screen.getByRole('button', { name: 'Genindlæs' }).click()
  await screen.getByLabelText('Titel').fill('Jul')
  await expect.element(screen.getByLabelText('Sted')).toHaveValue('Ribe')
  await pressSave()
  await expect.poll(() => screen.sent).toEqual([{ revision: '3', title: 'Jul' }])
  await expect.element(screen.getByLabelText('Sted')).toHaveValue('Thisted')
  await expect.element(screen.getByLabelText('Note')).toHaveValue('Kort')
  await expect.element(screen.getByLabelText('Titel')).toHaveValue('Jul')
  await expect.element(screen.getByText(/ikke er gemt/)).not.toBeInTheDocument()
  await screen.getByLabelText('Sted').fill('Ribe')
  await pressSave()
  await expect
    .poll(() => screen.sent.at(-1))
    .toEqual({ revision: '4', title: 'Jul', place: 'Ribe' })
})

test('text that was typed into a list, but not added, is refused at its field, or sent if it is valid', async () => {
  const screen = await renderScreen(<LoadedForm />)
  await screen.getByLabelText('Dage').fill('7')
  await screen.getByRole('button', { name: 'Tilføj' }).click()
  await screen.getByLabelText('Dage').fill('syv')
  await screen.getByLabelText('Titel').click()
  await pressSave()
  await expect.element(screen.getByLabelText('Dage')).toHaveAccessibleDescription('Skriv et tal.')
  await expect.element(screen.getByLabelText('Dage')).toHaveFocus()
  expect(screen.sent).toEqual([])
  await screen.getByLabelText('Dage').fill('8')
  await pressSave()
  await expect
    .poll(() => screen.sent)
    .toEqual([{ revision: '3', title: 'Advent', 'days[]': ['7', '8'] }])
})

test('an earlier version is put into the form until it is saved', async () => {
  const state = { earlierVersion: { title: 'Gammel', removed: 'x' } }
  const screen = await renderScreen(form({}), { state })
  const notice = screen.getByText(/^En tidligere udgave er sat ind/)
  await expect.element(notice).toHaveAttribute('role', 'status')
  await expect.element(screen.getByLabelText('Titel')).toHaveValue('Gammel')
  await expect.element(screen.getByText(/ikke er gemt/)).toBeVisible()
  window.history.replaceState({ usr: state, key: 'a' }, '')
  await pressSave()
  await expect.poll(() => screen.sent).toEqual([{ revision: '3', title: 'Gammel' }])
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(screen.getByText(/ikke er gemt/)).not.toBeInTheDocument()
  expect(window.history.state).toEqual({ usr: null, key: 'a' })
})

// Repeated, since the order in which React renders two transitions depends on how many came before.
test('a form that is saved all the time while the next page opens is sent once', {
  repeats: 19,
}, async () => {
  const screen = await renderScreen(form({}), {
    answer: () => ({ kind: 'done', toast: { title: 'Gemt' }, goTo: '/admin/nyheder' }),
    pages: { '/admin/nyheder': <h1>Nyheder</h1> },
  })
  const shown = screen.getByLabelText('Titel').element().closest('form')
  while (shown?.isConnected) {
    shown.requestSubmit()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expect.element(screen.getByRole('heading', { name: 'Nyheder' })).toBeVisible()
  await expect.poll(() => screen.sent).toHaveLength(1)
})
