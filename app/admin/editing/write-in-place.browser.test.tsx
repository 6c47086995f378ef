import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draftServer, storedDraft } from '#tests/browser/draft-server'
import { done, renderEditedPage } from '#tests/browser/edited-page'
import type { FormAnswer } from '~/forms/answer'

test('a line is saved with Enter, and the focus returns to it', async () => {
  const screen = await renderEditedPage()
  await screen.title.click()
  await expect.element(screen.field).toHaveFocus()
  await expect.element(screen.field).toHaveValue('Foredrag')
  await screen.field.fill('Taler')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.field).not.toBeInTheDocument()
  await expect.element(screen.title).toHaveFocus()
  await expect
    .poll(() => screen.sent)
    .toEqual([{ key: 'foredrag.title', value: 'Taler', revision: '0' }])
  expect(localStorage).toHaveLength(0)
})

test('a paragraph is saved with Ctrl+Enter and with Ctrl+S, and Enter starts a line', async () => {
  const screen = await renderEditedPage()
  for (const [line, keys] of [
    ['Ét', '{Control>}{Enter}{/Control}'],
    ['To', '{Control>}s{/Control}'],
  ] as const) {
    await screen.intro.click()
    await expect
      .element(screen.field)
      .toHaveAccessibleDescription('Ctrl+Enter gemmer, Esc fortryder.')
    await screen.field.fill(line)
    await userEvent.keyboard(`{Enter}linje${keys}`)
    await expect.element(screen.field).not.toBeInTheDocument()
  }
  await expect.poll(() => screen.sent.map(({ value }) => value)).toEqual(['Ét\nlinje', 'To\nlinje'])
})

test('Esc discards the text, and an unchanged text is not sent', async () => {
  const screen = await renderEditedPage()
  await screen.title.click()
  await screen.field.fill('Fortrudt')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.title).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.field).toHaveValue('Foredrag')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.title).toHaveFocus()
  expect(screen.sent).toEqual([])
})

test('a blank heading is refused, and a failed save keeps the text', async () => {
  const answers: FormAnswer[] = [
    { kind: 'failed', toast: { title: 'Fejl', description: 'Der kom intet svar.' } },
  ]
  const screen = await renderEditedPage({ answer: () => answers.shift() ?? done })
  await screen.title.click()
  await screen.field.fill(' ')
  await screen.button('Gem').click()
  await expect.element(screen.field).toHaveAccessibleDescription(/Skriv en tekst\.$/)
  await expect.element(screen.field).toHaveAttribute('aria-invalid', 'true')
  expect(screen.sent).toEqual([])
  await screen.field.fill('Taler')
  await screen.button('Gem').click()
  await expect.element(screen.field).toHaveAccessibleDescription(/Der kom intet svar\.$/)
  await expect.element(screen.field).toHaveValue('Taler')
  await screen.button('Gem').click()
  await expect.element(screen.field).not.toBeInTheDocument()
})

test('a newer text is taken, or overwritten with its revision', async () => {
  const newer = (): FormAnswer => ({
    kind: 'outdated',
    revision: 7,
    values: { value: 'Fra telefonen', revision: 7 },
  })
  const answers = [newer, newer]
  const screen = await renderEditedPage({ answer: () => answers.shift()?.() ?? done })
  await screen.title.click()
  await screen.field.fill('Fra bordet')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('»Fra telefonen«')).toBeVisible()
  await screen.button('Hent den nyere udgave').click()
  await expect.element(screen.field).toHaveValue('Fra telefonen')
  await expect.element(screen.field).toHaveFocus()
  await expect.element(screen.getByText('»Fra telefonen«')).not.toBeInTheDocument()
  await screen.field.fill('Fra bordet')
  await userEvent.keyboard('{Enter}')
  await screen.button('Gem min udgave alligevel').click()
  await expect.element(screen.field).not.toBeInTheDocument()
  await expect.poll(() => screen.sent.map(({ revision }) => revision)).toEqual(['0', '7', '7'])
})

test('unsaved input of an earlier visit is offered', async () => {
  const screen = await renderEditedPage()
  const form = '/admin/tekst foredrag.title'
  const { sent } = draftServer([storedDraft({ value: ['Halvt skrevet'] }, { form })])
  await screen.title.click()
  await expect.element(screen.getByText(/i kladden »Halvt skrevet«/)).toBeVisible()
  await screen.button('Fortsæt').click()
  await expect.element(screen.field).toHaveValue('Halvt skrevet')
  await expect.element(screen.field).toHaveFocus()
  await expect.element(screen.button('Fortsæt')).not.toBeInTheDocument()
  await screen.button('Annuller').click()
  await expect.poll(() => sent).toMatchObject([{ content: '{"fields":{},"pictures":[]}', form }])
})

test('Enter right after Fortsæt does not close the editor', async () => {
  const screen = await renderEditedPage()
  const form = '/admin/tekst foredrag.title'
  draftServer([storedDraft({ value: ['Halvt skrevet'] }, { form })])
  await screen.title.click()
  await expect.element(screen.getByText(/i kladden »Halvt skrevet«/)).toBeVisible()
  const resume = screen.button('Fortsæt').element() as HTMLButtonElement
  resume.click()
  const enter = { key: 'Enter', bubbles: true, cancelable: true }
  screen.field.element().dispatchEvent(new KeyboardEvent('keydown', enter))
  await expect.element(screen.field).toHaveValue('Halvt skrevet')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.sent).toMatchObject([{ value: 'Halvt skrevet' }])
})
