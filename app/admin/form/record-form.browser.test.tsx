import { href, Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { z } from 'zod'
import { interceptRequests } from '#tests/browser/requests'
import { renderScreen, type SentForm, saved } from '#tests/browser/screen'
import { FieldsDialog } from '~/admin/dialogs/fields-dialog'
import { TextField } from '~/admin/fields/fields'
import type { FormAnswer } from '~/forms/answer'
import { Button } from '~/ui/button'
import { RecordForm } from './record-form'
import type { RecordFormProps } from './record-form-props'

const schema = z.object({
  title: z.string().min(1, 'Skriv en titel.'),
  link: z.string().refine((text) => text === '' || text.startsWith('https:'), 'Skriv et link.'),
})
const values = { revision: 3, title: 'Advent', link: '' }
const changedText = 'Der er ændringer, som ikke er gemt'

type Props = Partial<RecordFormProps>
type Options = Parameters<typeof renderScreen>[1]

async function renderForm(props: Props = {}, options: Options = {}) {
  const form = (
    <RecordForm schema={schema} values={values} {...props}>
      <TextField name="title" label="Titel" />
      <TextField name="link" label="Link" />
      {props.children}
    </RecordForm>
  )
  const screen = await renderScreen(form, options)
  const title = screen.getByLabelText('Titel')
  const link = screen.getByLabelText('Link')
  const unsaved = screen.getByText(changedText)
  const button = screen.getByRole('button', { name: 'Gem', exact: true })
  return Object.assign(screen, { title, link, unsaved, button })
}

const pressSave = () => userEvent.keyboard('{Control>}s{/Control}')

test.each(['{Control>}s{/Control}', '{Meta>}s{/Meta}', '{Control>}S{/Control}', 'the button'])(
  'the changed form is sent with its revision by %s',
  async (way) => {
    const { title, unsaved, button, sent } = await renderForm()
    const onKey = vi.fn((event: KeyboardEvent) => event.defaultPrevented)
    addEventListener('keydown', onKey, { once: true })
    await title.fill('Jul')
    await expect.element(unsaved).toBeVisible()
    if (way === 'the button') await button.click()
    else await userEvent.keyboard(way)
    await expect.poll(() => sent).toEqual([{ revision: '3', title: 'Jul', link: '' }])
    await expect.element(unsaved).not.toBeInTheDocument()
    removeEventListener('keydown', onKey)
  },
)

test('only Ctrl+S is taken from the browser, while the form is open', async () => {
  const { title, sent, unmount } = await renderForm()
  const taken: string[] = []
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented) taken.push(event.key)
  }
  addEventListener('keydown', onKey)
  await title.click()
  await userEvent.keyboard('s{Control>}d{/Control}')
  expect(taken).toEqual([])
  await pressSave()
  await expect.poll(() => sent).toHaveLength(1)
  await unmount()
  await pressSave()
  expect(taken).toEqual(['s'])
  removeEventListener('keydown', onKey)
})

test('an invalid field is focused, shows its error, and nothing is sent', async () => {
  const { title, link, getByText, sent } = await renderForm()
  await title.fill('')
  await link.fill('side')
  await pressSave()
  await expect.element(getByText('Skriv en titel.')).toBeVisible()
  await expect.element(getByText('Skriv et link.')).toBeVisible()
  await expect.element(title).toHaveFocus()
  await expect.element(title).toHaveAccessibleDescription('Skriv en titel.')
  // Each error disappears once its field is valid, and a further save focuses the other.
  await title.fill('Jul')
  await expect.element(getByText('Skriv en titel.')).not.toBeInTheDocument()
  await expect.element(getByText('Skriv et link.')).toBeVisible()
  await link.fill('si')
  await expect.element(getByText('Skriv et link.')).toBeVisible()
  await title.click()
  await pressSave()
  await expect.element(link).toHaveFocus()
  expect(sent).toEqual([])
})

test('an error of the server stays until its field is changed', async () => {
  const errors = { title: 'Findes allerede.', link: 'Svarer ikke.' }
  const { title, link, getByText, sent } = await renderForm(
    {},
    { answer: () => ({ kind: 'refused', errors }) },
  )
  await link.click()
  await pressSave()
  await expect.element(title).toHaveFocus()
  await expect.element(getByText('Findes allerede.')).toBeVisible()
  await link.fill('https://example.dk')
  await expect.element(getByText('Svarer ikke.')).not.toBeInTheDocument()
  await expect.element(getByText('Findes allerede.')).toBeVisible()
  await expect.poll(() => sent).toHaveLength(1)
})

test('a failed save keeps the input, and can be repeated', async () => {
  const answers: FormAnswer[] = [
    { kind: 'failed', toast: { title: 'Fejl', description: 'Der kom intet svar.' } },
    { kind: 'done', toast: { title: 'Gemt' } },
  ]
  const { title, unsaved, getByText, sent } = await renderForm(
    {},
    { answer: () => answers.shift() ?? { kind: 'outdated', revision: 9, values } },
  )
  await title.fill('Jul')
  await pressSave()
  await expect.element(getByText('Der kom intet svar.')).toBeVisible()
  await expect.element(title).toHaveValue('Jul')
  await expect.element(unsaved).toBeVisible()
  await pressSave()
  await expect.element(unsaved).not.toBeInTheDocument()
  await expect.poll(() => sent).toHaveLength(2)
})

test('a form that is being sent is not sent again, and says so', async () => {
  const { promise, resolve } = Promise.withResolvers<FormAnswer>()
  const { title, button, unsaved, getByRole, sent } = await renderForm(
    {},
    { answer: () => promise },
  )
  await title.fill('Jul')
  const element = button.element()
  if (element instanceof HTMLElement) {
    element.click()
    element.click()
  }
  const sending = getByRole('button', { name: 'Gemmer...' })
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true')
  await expect.element(unsaved).not.toBeInTheDocument()
  await pressSave()
  resolve({ kind: 'done', toast: { title: 'Gemt' } })
  await expect.element(button).toHaveAttribute('aria-disabled', 'false')
  await expect.poll(() => sent).toHaveLength(1)
})

test('input that is changed back is not unsaved', async () => {
  const { title, unsaved } = await renderForm()
  await title.fill('Jul')
  await expect.element(unsaved).toHaveAttribute('role', 'status')
  await title.fill('Advent')
  await expect.element(unsaved).not.toBeInTheDocument()
})

test('a save of a dialog in a form does not send the form, and Ctrl+S is not for the form below', async () => {
  const onSubmit = vi.fn()
  const dialog = (
    <FieldsDialog title="Link" submit="Indsæt" onSubmit={onSubmit} onClose={() => {}}>
      <input aria-label="Adresse" />
    </FieldsDialog>
  )
  const { getByRole, sent } = await renderForm({ children: dialog })
  await expect.element(getByRole('dialog')).toBeVisible()
  await pressSave()
  await getByRole('button', { name: 'Indsæt' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})

test('a form can be sent to another path, under another name, and is handled by no other form', async () => {
  const onSubmit = vi.fn()
  addEventListener('submit', onSubmit)
  const props = { action: href('/admin/seo'), saveLabel: 'Opdater', tools: <Button>Se</Button> }
  const answer = vi.fn((_: SentForm, _path: string) => saved)
  const pages = { '/admin/seo': <p>SEO</p> }
  const { getByRole } = await renderForm(props, { answer, pages })
  await expect.element(getByRole('button', { name: 'Se', exact: true })).toBeVisible()
  await getByRole('button', { name: 'Opdater' }).click()
  await expect.poll(() => answer.mock.calls).toMatchObject([[{ title: 'Advent' }, '/admin/seo']])
  expect(onSubmit).not.toHaveBeenCalled()
  removeEventListener('submit', onSubmit)
})

test('revisions of other rows are sent with the form', async () => {
  const { sent } = await renderForm({ values: { ...values, 'image.revision': 7 } })
  await pressSave()
  await expect
    .poll(() => sent)
    .toEqual([{ revision: '3', 'image.revision': '7', title: 'Advent', link: '' }])
})

test('a save opens the next page, else it is reported to the screen', async () => {
  const onSaved = vi.fn()
  const toast = { title: 'Gemt' }
  const pages = { '/admin/nyheder': <h1>Liste</h1> }
  const answers: FormAnswer[] = [
    { kind: 'done', toast },
    { kind: 'done', toast, goTo: '/admin/nyheder' },
  ]
  const { title, getByRole } = await renderForm(
    { onSaved },
    { pages, answer: () => answers.shift() ?? { kind: 'failed', toast } },
  )
  await pressSave()
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1)
  await title.fill('Jul')
  await pressSave()
  await expect.element(getByRole('heading', { name: 'Liste' })).toBeVisible()
  expect(onSaved).toHaveBeenCalledOnce()
})

test('Back after the save of a new item opens the page before its empty form', async () => {
  interceptRequests()
  const toForm = <Link to={href('/admin/nyheder/:id', { id: 'ny' })}>Ny nyhed</Link>
  const form = (
    <RecordForm schema={z.unknown()} values={{ revision: 0, title: '' }}>
      <TextField name="title" label="Titel" />
    </RecordForm>
  )
  const screen = await renderScreen(toForm, {
    path: '/admin',
    pages: { '/admin/nyheder/ny': form, '/admin/nyheder': <h1>Liste</h1> },
    answer: () => ({ kind: 'done', toast: { title: 'Gemt' }, goTo: '/admin/nyheder' }),
  })
  await screen.getByRole('link', { name: 'Ny nyhed' }).click()
  await screen.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Liste' })).toBeVisible()
  await screen.goBack()
  await expect.element(screen.getByRole('link', { name: 'Ny nyhed' })).toBeVisible()
})

test('a form is cancelled by a path or a function, and has no such button without them', async () => {
  const onCancel = vi.fn()
  const cancelled = await renderForm({ onCancel })
  await cancelled.getByRole('button', { name: 'Annuller' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
  await cancelled.unmount()
  const pages = { '/admin/nyheder': <h1>Liste</h1> }
  const left = await renderForm({ backTo: href('/admin/nyheder') }, { pages })
  await left.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(left.getByRole('heading', { name: 'Liste' })).toBeVisible()
  await left.unmount()
  const fixed = await renderForm()
  expect(fixed.getByRole('button', { name: 'Annuller' }).elements()).toEqual([])
})
