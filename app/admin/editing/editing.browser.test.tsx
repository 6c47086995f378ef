import { type ComponentType, type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { draftServer, storedDraft } from '#tests/browser/draft-server'
import { type ContentKey, contentEntries, type StoredContent } from '~/domain/content/content'
import type { FormAnswer } from '~/forms/answer'
import Editing from './editing'

const done: FormAnswer = { kind: 'done', toast: { title: 'Teksten er gemt' } }

/** All texts of the site, as they are if none was ever changed. */
function storedContent(changed: Partial<StoredContent> = {}): StoredContent {
  const entries = Object.entries(contentEntries).map(([key, { fallback }]) => [
    key,
    { value: fallback, revision: 0 },
  ])
  return { ...Object.fromEntries(entries), ...changed }
}

interface Options {
  /** The answers to the requests for the texts; the last one repeats. */
  loads?: (StoredContent | undefined)[]
  answer?: (form: Record<string, unknown>) => FormAnswer | Promise<FormAnswer>
}

type Wrapper = ComponentType<{ of: ContentKey; children: ReactNode }>

/** A page with a heading in a link, a paragraph and a rich text, in editing mode. */
function EditedPage({ onDone }: { onDone: () => void }) {
  const [wrapper, setWrapper] = useState<{ Wrapper: Wrapper | undefined }>()
  const text = (of: ContentKey, shown: string) =>
    wrapper?.Wrapper ? <wrapper.Wrapper of={of}>{shown}</wrapper.Wrapper> : shown
  return (
    <>
      <h1>
        <a href="#andetsteds">{text('foredrag.title', 'Foredrag')}</a>
      </h1>
      <p>{text('foredrag.intro', 'Om foredrag')}</p>
      <div>{text('foredrag.concert_info', 'Om koncerter')}</div>
      <Editing
        account="konto"
        pages={['foredrag']}
        onWrapperChange={(Wrapper) => setWrapper({ Wrapper })}
        onDone={onDone}
      />
    </>
  )
}

async function renderPage({ loads = [storedContent()], answer = () => done }: Options = {}) {
  const onDone = vi.fn()
  const sent: Record<string, unknown>[] = []
  const router = createMemoryRouter([
    { path: '/', element: <EditedPage onDone={onDone} /> },
    {
      path: '/admin/tekst',
      loader: () => ({ content: loads.length > 1 ? loads.shift() : loads[0] }),
      async action({ request }) {
        const form = Object.fromEntries(await request.formData())
        sent.push(form)
        return answer(form)
      },
    },
  ])
  const screen = await render(<RouterProvider router={router} />)
  return Object.assign(screen, {
    sent,
    onDone,
    title: screen.getByTitle('Ret: Overskrift'),
    intro: screen.getByTitle('Ret: Indledning'),
    field: screen.getByRole('textbox'),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    hint: screen.getByText('Tryk på en tekst for at ændre den.'),
  })
}

test('texts that could not be loaded are loaded again with Prøv igen', async () => {
  const screen = await renderPage({ loads: [undefined, undefined, storedContent()] })
  await expect.element(screen.getByRole('region', { name: 'Redigering af siden' })).toHaveFocus()
  await expect.element(screen.getByText('Teksterne kunne ikke hentes.')).toBeVisible()
  await expect.element(screen.title).not.toBeInTheDocument()
  await screen.button('Prøv igen').click()
  await expect.element(screen.getByText('Teksterne kunne ikke hentes.')).toBeVisible()
  await screen.button('Prøv igen').click()
  await expect.element(screen.hint).toBeVisible()
  await expect.element(screen.title).toBeVisible()
  await expect.element(screen.button('Prøv igen')).not.toBeInTheDocument()
})

test('Færdig ends the editing', async () => {
  const screen = await renderPage()
  await expect.element(screen.hint).toBeVisible()
  await screen.button('Færdig').click()
  expect(screen.onDone).toHaveBeenCalledOnce()
})

test('a line is saved with Enter, and the focus returns to it', async () => {
  const screen = await renderPage()
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
  const screen = await renderPage()
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
  const screen = await renderPage()
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
  const screen = await renderPage({ answer: () => answers.shift() ?? done })
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
  const screen = await renderPage({ answer: () => answers.shift()?.() ?? done })
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

test('another text does not open over unsaved input', async () => {
  const screen = await renderPage()
  await screen.title.click()
  await screen.field.fill('Halvt skrevet')
  for (const open of [
    screen.intro,
    screen.button('Færdig'),
    screen.button('Flere tekster på siden'),
  ]) {
    await open.click()
    await expect.element(screen.field).toHaveValue('Halvt skrevet')
    await expect.element(screen.field).toHaveFocus()
  }
  await expect.element(screen.getByText('Gem eller annuller først')).toBeVisible()
  expect(screen.onDone).not.toHaveBeenCalled()
})

test('a text in a link is edited without following the link, which is no tab stop', async () => {
  const screen = await renderPage()
  const link = screen.getByRole('heading').element().querySelector('a')
  await expect.element(screen.title).toHaveAttribute('tabindex', '0')
  expect(link?.tabIndex).toBe(-1)
  await screen.title.click()
  await screen.field.click()
  await screen.button('Annuller').click()
  await expect.poll(() => location.hash).toBe('')
})

test('a rich text is edited in a dialog with its revision', async () => {
  const screen = await renderPage()
  await screen.button('Ret: Koncerttekst').click()
  const dialog = screen.getByRole('dialog', { name: 'Koncerttekst' })
  await dialog.getByRole('textbox').fill('Syng med')
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => screen.sent)
    .toEqual([{ key: 'foredrag.concert_info', value: '<p>Syng med</p>', revision: '0' }])
})

test('texts that are not on the page are in the list', async () => {
  const screen = await renderPage()
  await screen.button('Flere tekster på siden').click()
  const list = screen.getByRole('dialog', { name: 'Flere tekster på siden' })
  await expect.element(list.getByRole('button', { name: /^Linket til foredraget/ })).toBeVisible()
  await expect
    .element(list.getByRole('button', { name: /^(Overskrift|Indledning|Koncerttekst)$/ }))
    .not.toBeInTheDocument()
  await list.getByRole('button', { name: /^Linket til foredraget/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Linket til foredraget' })
  await expect.element(dialog.getByRole('textbox')).toHaveAttribute('aria-required', 'true')
  await expect.element(list).not.toBeInTheDocument()
})

test('unsaved input of an earlier visit is offered', async () => {
  const screen = await renderPage()
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
  const screen = await renderPage()
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
