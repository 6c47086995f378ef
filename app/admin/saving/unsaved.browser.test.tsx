import { useState } from 'react'
import { href, Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { draftServer } from '#tests/browser/draft-server'
import { renderRoute } from '#tests/browser/route'
import { renderScreen } from '#tests/browser/screen'
import { TextField } from '~/admin/fields/fields'
import { FormDialog } from '~/admin/form/form-dialog'
import { RecordForm } from '~/admin/form/record-form'

const schema = z.object({ title: z.string() })
const values = { revision: 1, title: 'Advent' }
const pages = { '/admin/nyheder': <h1>Liste</h1> }

const screenWithLinks = (
  <>
    <Link to={href('/admin/nyheder')}>Til listen</Link>
    <Link to="#sted">Til stedet</Link>
    <Link to="?side=2">Til side 2</Link>
    <RecordForm schema={schema} values={values}>
      <TextField name="title" label="Titel" />
    </RecordForm>
  </>
)

/** Whether the browser would ask before it closes the page. */
function isCloseQuestioned() {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('unsaved input is left only after a question, and is then stored', async () => {
  const { fields } = draftServer()
  const { getByRole, getByLabelText } = await renderScreen(screenWithLinks, { pages })
  const question = getByRole('alertdialog', { name: 'Forlad uden at gemme?' })
  expect(isCloseQuestioned()).toBe(false)
  await getByLabelText('Titel').fill('Jul')
  expect(isCloseQuestioned()).toBe(true)
  await getByRole('link', { name: 'Til stedet' }).click()
  expect(question.elements()).toEqual([])
  await getByRole('link', { name: 'Til side 2' }).click()
  await expect.element(question).toHaveAccessibleDescription(/De ligger under »Ikke gemt endnu«/)
  await question.getByRole('button', { name: 'Bliv her' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(getByLabelText('Titel')).toHaveValue('Jul')
  await getByRole('link', { name: 'Til listen' }).click()
  await question.getByRole('button', { name: 'Forlad siden' }).click()
  await expect.element(getByRole('heading', { name: 'Liste' })).toBeVisible()
  expect(fields()).toEqual([{ title: ['Jul'] }])
  expect(isCloseQuestioned()).toBe(false)
})

test('a double click leaves the form once', async () => {
  const { getByRole, getByLabelText } = await renderScreen(screenWithLinks, { pages })
  await getByLabelText('Titel').fill('Jul')
  await getByRole('link', { name: 'Til listen' }).click()
  const errors = vi.fn()
  addEventListener('error', errors)
  await getByRole('button', { name: 'Forlad siden' }).dblClick()
  await expect.element(getByRole('heading', { name: 'Liste' })).toBeVisible()
  expect(errors).not.toHaveBeenCalled()
})

test('a saved form is left without a question', async () => {
  const { getByRole, getByLabelText, sent, unmount } = await renderScreen(screenWithLinks, {
    pages,
  })
  await getByLabelText('Titel').fill('Jul')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => sent).toHaveLength(1)
  await expect.poll(isCloseQuestioned).toBe(false)
  await getByRole('link', { name: 'Til listen' }).click()
  await expect.element(getByRole('heading', { name: 'Liste' })).toBeVisible()
  await unmount()
})

test('the question about the input of a new item says that it is stored', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 503 }))
  const path = href('/admin/nyheder/:id', { id: 'ny' })
  const { getByRole, getByLabelText } = await renderScreen(screenWithLinks, { pages, path })
  await getByLabelText('Titel').fill('Jul')
  await getByRole('link', { name: 'Til listen' }).click()
  await expect
    .element(getByRole('alertdialog'))
    .toHaveAccessibleDescription(/De ligger under »Ikke gemt endnu«/)
})

async function renderDialog() {
  const onClose = vi.fn()
  const dialog = (
    <FormDialog title="Rediger" schema={schema} values={values} onClose={onClose}>
      <TextField name="title" label="Titel" />
    </FormDialog>
  )
  const screen = await renderScreen(dialog, { pages })
  const question = screen.getByRole('alertdialog')
  return Object.assign(screen, { onClose, question })
}

function ListWithDialog() {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <h1>Liste</h1>
  return (
    <FormDialog title="Rediger" schema={schema} values={values} onClose={() => setOpen(false)}>
      <TextField name="title" label="Titel" />
    </FormDialog>
  )
}

test('the list is loaded again once the input of a dialog that was left is stored', async () => {
  const server = draftServer()
  const read = vi.fn(() => ({}))
  const path = '/admin/skaerm'
  const screen = await renderRoute({ default: ListWithDialog }, read, { path })
  await screen.getByLabelText('Titel').fill('Jul')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Forlad siden' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Liste' })).toBeVisible()
  await expect.poll(() => server.fields()).toEqual([{ title: ['Jul'] }])
  await expect.poll(() => read.mock.calls.length).toBe(2)
})

test.each(['Annuller', 'Escape'])(
  'a dialog is closed by %s, after a question about its input',
  async (way) => {
    const { fields } = draftServer()
    const { getByRole, getByLabelText, question, onClose } = await renderDialog()
    const close = () =>
      way === 'Escape'
        ? userEvent.keyboard('{Escape}')
        : getByRole('dialog').getByRole('button', { name: way }).click()
    await expect.element(getByRole('dialog', { name: 'Rediger' })).toBeVisible()
    await close()
    expect(onClose).toHaveBeenCalledOnce()
    await getByLabelText('Titel').fill('Jul')
    await close()
    await expect.element(question).toHaveAccessibleDescription(/De ligger under »Ikke gemt endnu«/)
    await question.getByRole('button', { name: 'Bliv her' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(getByLabelText('Titel')).toHaveValue('Jul')
    expect(onClose).toHaveBeenCalledOnce()
    await close()
    await question.getByRole('button', { name: 'Forlad siden' }).click()
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(fields()).toEqual([{ title: ['Jul'] }])
  },
)

test('a dialog closes itself after a save', async () => {
  const { getByLabelText, onClose, sent } = await renderDialog()
  await getByLabelText('Titel').fill('Jul')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  await expect.poll(() => sent).toEqual([{ revision: '1', title: 'Jul' }])
})
