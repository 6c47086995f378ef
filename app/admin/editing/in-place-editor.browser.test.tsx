import { href, Link } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draftServer, storedDraft } from '#tests/browser/draft-server'
import { renderScreen } from '#tests/browser/screen'
import type { SavingAnswer } from '~/admin/saving/failed-action'
import type { StoredContent } from '~/domain/content/content'
import { EditableContent } from './editable-content'
import { startEditing, stopEditing } from './editing-state'

const title = { value: 'Foredrag', revision: 3, id: 'tekst-7' }
const stored = { 'foredrag.title': title } as unknown as StoredContent

beforeEach(() => {
  startEditing(stored, 'konto')
  return stopEditing
})

const field = page.getByRole('textbox')
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Opens the editor of a heading. */
async function openEditor(answer?: () => Promise<SavingAnswer>) {
  const history = href('/admin/historik/:noun/:id', { noun: 'editable_content', id: 'tekst-7' })
  const screen = await renderScreen(
    <>
      <h1>
        <EditableContent of="foredrag.title">Foredrag</EditableContent>
      </h1>
      <Link to={href('/admin/nyheder')}>Til listen</Link>
    </>,
    {
      answer,
      pages: {
        '/admin/tekst': null,
        '/admin/nyheder': <h1>Liste</h1>,
        [history]: <h1>Tekstens udgaver</h1>,
      },
    },
  )
  await page.getByTitle('Ret: Overskrift').click()
  await expect.element(field).toHaveFocus()
  return screen
}

test('a text is saved with Cmd+Enter, and the Enter of an unfinished character does not save', async () => {
  const screen = await openEditor()
  await field.fill('Taler')
  const composed = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
  const isLeftToBrowser = field.element().dispatchEvent(new KeyboardEvent('keydown', composed))
  expect(isLeftToBrowser).toBe(true)
  await field.fill('Taler og sange')
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}')
  await expect.element(field).not.toBeInTheDocument()
  await expect
    .poll(() => screen.sent)
    .toEqual([{ key: 'foredrag.title', value: 'Taler og sange', revision: '3' }])
})

test('Enter on a button of the editor presses the button and does not save', async () => {
  const screen = await openEditor()
  await field.fill('Taler')
  button('Annuller').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(page.getByTitle('Ret: Overskrift')).toHaveTextContent('Foredrag')
  expect(screen.sent).toEqual([])
})

test('a save under way is shown, and is sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<SavingAnswer>()
  const screen = await openEditor(() => promise)
  await field.fill('Taler')
  await button('Gem').click()
  const saving = button('Gemmer...')
  await expect.element(saving).toHaveAttribute('aria-disabled', 'true')
  await saving.click({ force: true })
  await userEvent.keyboard('{Enter}')
  resolve({ kind: 'done', toast: { title: 'Teksten er gemt' } })
  await expect.element(field).not.toBeInTheDocument()
  await expect.poll(() => screen.sent).toHaveLength(1)
})

test('a changed text is left only after a question, and is then stored', async () => {
  const { fields } = draftServer()
  await openEditor()
  await field.fill('Taler')
  await page.getByRole('link', { name: 'Til listen' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Bliv her' }).click()
  await expect.element(field).toHaveValue('Taler')
  await page.getByRole('link', { name: 'Til listen' }).click()
  await question.getByRole('button', { name: 'Forlad siden' }).click()
  await expect.element(page.getByRole('heading', { name: 'Liste' })).toBeVisible()
  expect(fields()).toEqual([{ value: ['Taler'] }])
})

test('the versions of a text that was changed before open from its editor', async () => {
  await openEditor()
  await button('Historik').click()
  await expect.element(page.getByRole('heading', { name: 'Tekstens udgaver' })).toBeVisible()
})

test('Historik begins where the field begins, away from Gem', async () => {
  await openEditor()
  const boxOf = (name: string) => button(name).element().getBoundingClientRect()
  const { left } = field.element().getBoundingClientRect()
  expect(Math.abs(boxOf('Historik').left - left)).toBeLessThan(2)
  expect(boxOf('Gem').left - boxOf('Historik').right).toBeGreaterThan(16)
})

test('a discarded offer leaves the stored text in the field, which has the focus', async () => {
  const form = '/admin/tekst foredrag.title'
  const { sent } = draftServer([storedDraft({ value: ['Halvt skrevet'] }, { form })])
  await openEditor()
  await expect.element(page.getByText(/»Halvt skrevet«/)).toBeVisible()
  await button('Kassér').click()
  await expect.element(page.getByText(/»Halvt skrevet«/)).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Foredrag')
  await expect.element(field).toHaveFocus()
  await expect.poll(() => sent).toMatchObject([{ intent: 'discard' }])
})
