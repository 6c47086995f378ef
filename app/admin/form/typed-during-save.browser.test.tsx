import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderScreen, saved } from '#tests/browser/screen'
import { TextField } from '~/admin/fields/fields'
import type { FormAnswer } from '~/forms/answer'
import { FormDialog } from './form-dialog'
import { RecordForm } from './record-form'

const schema = z.object({ title: z.string() })
const values = { revision: 3, title: 'Advent' }

const form = (stored = values) => (
  <RecordForm schema={schema} values={stored}>
    <TextField name="title" label="Titel" />
  </RecordForm>
)

const pressSave = () => userEvent.keyboard('{Control>}s{/Control}')

/** A server whose answers to saves the test releases. */
function slowServer(answer: FormAnswer = saved) {
  const answers: (() => void)[] = []
  return {
    answer: () => new Promise<FormAnswer>((resolve) => answers.push(() => resolve(answer))),
    reply: async () => {
      await expect.poll(() => answers).not.toEqual([])
      answers.shift()?.()
    },
  }
}

const typedDuringSave = 'Det, du skrev, mens der blev gemt, er ikke gemt endnu'

test('what is typed while a save runs is unsaved input of the form, which stays', async () => {
  const { answer, reply } = slowServer({ ...saved, goTo: '/admin/nyheder' })
  const pages = { '/admin/nyheder': <h1>Nyheder</h1> }
  const screen = await renderScreen(form(), { answer, pages })
  await screen.getByLabelText('Titel').fill('Jul')
  await pressSave()
  await screen.getByLabelText('Titel').fill('Juleaften')
  await reply()
  await expect.element(screen.getByText(typedDuringSave)).toBeVisible()
  await expect.element(screen.getByLabelText('Titel')).toHaveValue('Juleaften')
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  await pressSave()
  await reply()
  await expect.element(screen.getByRole('heading', { name: 'Nyheder' })).toBeVisible()
  await expect.poll(() => screen.sent.map(({ title }) => title)).toEqual(['Jul', 'Juleaften'])
})

test('texts, which have revisions of their own, can be typed while they are saved', async () => {
  const { answer, reply } = slowServer()
  const texts = (
    <RecordForm schema={schema} values={{ revision: 0, title: 'Advent' }} onlyChanges>
      <TextField name="title" label="Titel" />
    </RecordForm>
  )
  const screen = await renderScreen(texts, { answer })
  await screen.getByLabelText('Titel').fill('Jul')
  await screen.getByRole('button', { name: 'Gem' }).click()
  await expect.element(screen.getByRole('button', { name: 'Gemmer...' })).toHaveFocus()
  await screen.getByLabelText('Titel').fill('Juleaften')
  await reply()
  await expect.element(screen.getByText(typedDuringSave)).toBeVisible()
  await expect.element(screen.getByLabelText('Titel')).toHaveValue('Juleaften')
})

test('a save does not scroll a long form', async () => {
  const screen = await renderScreen(
    <RecordForm schema={schema} values={values}>
      <TextField name="title" label="Titel" />
      <p className="min-h-[300vh]" />
    </RecordForm>,
    { answer: () => saved },
  )
  await screen.getByLabelText('Titel').fill('Jul')
  await screen.getByRole('button', { name: 'Gem' }).click()
  await expect.element(screen.getByRole('button', { name: 'Luk' })).toBeVisible()
  await expect
    .poll(() => document.documentElement.style.getPropertyValue('--toast-height'))
    .toMatch(/[1-9]/)
  await new Promise(requestAnimationFrame)
  expect(scrollY).toBe(0)
})

test('a text that is typed back to what was sent is saved', async () => {
  const { answer, reply } = slowServer()
  const screen = await renderScreen(form(), { answer })
  await screen.getByLabelText('Titel').fill('Jul')
  await pressSave()
  await screen.getByLabelText('Titel').fill('Juleaften')
  await reply()
  await expect.element(screen.getByText(typedDuringSave)).toBeVisible()
  await screen.getByLabelText('Titel').fill('Jul')
  await expect.element(screen.getByText(typedDuringSave)).not.toBeInTheDocument()
})

test('what is typed while a new item is saved is unsaved input of the form of the stored item', async () => {
  const savedForm = '/admin/nyheder/1'
  const { answer, reply } = slowServer({ ...saved, goTo: '/admin/nyheder', savedForm })
  const screen = await renderScreen(form({ ...values, revision: 0 }), {
    answer,
    path: '/admin/nyheder/ny',
    pages: { [savedForm]: form({ revision: 1, title: 'Jul' }) },
  })
  await screen.getByLabelText('Titel').fill('Jul')
  await pressSave()
  await screen.getByLabelText('Titel').fill('Juleaften')
  await reply()
  await expect.poll(() => screen.router.state.location.pathname).toBe(savedForm)
  await expect.element(screen.getByLabelText('Titel')).toHaveValue('Juleaften')
  await expect.element(screen.getByText(/ikke er gemt/)).toBeVisible()
  await pressSave()
  await expect.poll(() => screen.sent.at(-1)).toEqual({ revision: '1', title: 'Juleaften' })
})

test('a dialog stays open while it has text that was typed during the save', async () => {
  const { answer, reply } = slowServer()
  const onClose = vi.fn()
  const screen = await renderScreen(
    <FormDialog title="Anmeldelse" schema={schema} values={values} onClose={onClose}>
      <TextField name="title" label="Titel" />
    </FormDialog>,
    { answer },
  )
  await screen.getByLabelText('Titel').fill('Jul')
  await pressSave()
  await screen.getByLabelText('Titel').fill('Juleaften')
  await reply()
  await expect.element(screen.getByText(typedDuringSave)).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})
