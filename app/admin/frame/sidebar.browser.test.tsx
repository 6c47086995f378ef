import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { unsentDraft } from '#tests/browser/draft-server'
import { interceptRequests } from '#tests/browser/requests'
import { renderScreen } from '#tests/browser/screen'
import { TextField } from '~/admin/fields/fields'
import { RecordForm } from '~/admin/form/record-form'
import { outbox } from '~/admin/unsaved-drafts/outbox'

const pages = {
  '/admin/forside': <h1>Forside</h1>,
  '/admin/nyheder': <h1>Nyheder</h1>,
  '/admin/udseende': <h1>Udseende</h1>,
}

test('the folded group opens when its screen does', async () => {
  interceptRequests()
  const screen = await renderScreen(<h1>Skærm</h1>, { pages })
  const open = () => document.querySelectorAll('.md\\:block details[open]').length
  expect(open()).toBe(0)
  const menu = screen.getByRole('navigation', { name: 'Administration' })
  await menu.getByText('Opsætning').click()
  await screen.getByRole('link', { name: 'Udseende' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Udseende' })).toBeVisible()
  await menu.getByText('Opsætning').click()
  expect(open()).toBe(0)
  await screen.getByRole('link', { name: 'Forside' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Forside' })).toBeVisible()
  await screen.goBack()
  await expect.poll(open).toBe(1)
})

test('on a phone the menu opens, and closes with its button, with Esc and when a screen opens', async () => {
  interceptRequests()
  await page.viewport(390, 700)
  const screen = await renderScreen(<h1>Skærm</h1>, { pages })
  const drawer = screen.getByRole('navigation', { name: 'Administration' })
  await expect.element(drawer).not.toBeInTheDocument()
  const menu = screen.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect.element(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Luk' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await menu.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await menu.click()
  await drawer.getByRole('link', { name: 'Nyheder' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Nyheder' })).toBeVisible()
  await expect.element(drawer).not.toBeInTheDocument()
  await page.viewport(1280, 800)
})

test('on a phone the menu does not cover the question about unsaved input', async () => {
  interceptRequests()
  await page.viewport(390, 700)
  const form = (
    <RecordForm schema={z.object({ title: z.string() })} values={{ revision: 1, title: 'Advent' }}>
      <TextField name="title" label="Titel" />
    </RecordForm>
  )
  const screen = await renderScreen(form, { pages })
  await screen.getByLabelText('Titel').fill('Jul')
  await screen.getByRole('button', { name: 'Menu' }).click()
  const drawer = screen.getByRole('navigation', { name: 'Administration' })
  await expect.element(drawer).toBeVisible()
  await drawer.getByRole('link', { name: 'Forside' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  expect(document.querySelector(':popover-open')).toBeNull()
  await question.getByRole('button', { name: 'Bliv her' }).click()
  await expect.element(screen.getByLabelText('Titel')).toHaveValue('Jul')
  await page.viewport(1280, 800)
})

test('the skip link moves the focus to the content', async () => {
  const screen = await renderScreen(<h1>Skærm</h1>)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link', { name: 'Gå til indhold' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('a sign-out submits the form, and removes the unsaved input when the page is left', async () => {
  interceptRequests()
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  outbox.add('konto', unsentDraft())
  const screen = await renderScreen(<h1>Skærm</h1>)
  await screen.getByRole('button', { name: 'Log ud' }).click()
  await expect.poll(() => submit.mock.instances.length).toBe(1)
  const [form] = submit.mock.instances
  expect(form).toMatchObject({ method: 'post', action: `${location.origin}/admin/log-ud` })
  expect(outbox.entries('konto')).toHaveLength(1)
  dispatchEvent(new Event('pagehide'))
  expect(outbox.entries('konto')).toEqual([])
})

test('offline nothing is removed, and the form is sent by the browser', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const screen = await renderScreen(<h1>Skærm</h1>)
  const form = screen.container.querySelector<HTMLFormElement>('.md\\:block form')
  const event = new Event('submit', { bubbles: true, cancelable: true })
  form?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
  expect(submit).not.toHaveBeenCalled()
})
