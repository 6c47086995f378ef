import { useState } from 'react'
import { href, Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoute } from '#tests/browser/route'
import { renderScreen, saved } from '#tests/browser/screen'
import { NextStepContext } from '~/admin/screen/contexts'
import { PublicPageContext } from '~/admin/screen/public-page'
import type { FormAnswer, ToastText } from '~/forms/answer'
import { toFormData } from '~/forms/form'
import { useSaving } from './use-saving'

/** A screen with a save button, which ignores a second click while it is sending. */
function Screen({ onAnswer = () => {} }: { onAnswer?: (answer: FormAnswer) => void }) {
  const { send, isSending, isSendingNow } = useSaving(onAnswer)
  const save = () => !isSendingNow() && send(toFormData({ title: 'Jul' }))
  return (
    <>
      <button type="button" onClick={save}>
        {isSending ? 'Gemmer' : 'Gem'}
      </button>
      <Link to={href('/admin/nyheder')}>Andet</Link>
    </>
  )
}

const saveButton = page.getByRole('button', { name: 'Gem' })
const toast = page.getByRole('status', { name: 'Beskeder' })
const failure = page.getByRole('alert', { name: 'Beskeder' })

async function saveWith(kind: 'done' | 'failed', text: Omit<ToastText, 'title'>) {
  const answer = () => ({ kind, toast: { title: 'Svaret', ...text } })
  const publicScreen = (
    <PublicPageContext value="/nyheder">
      <Screen />
    </PublicPageContext>
  )
  const screen = await renderScreen(publicScreen, { answer })
  await saveButton.click()
  return screen
}

test('a double click sends once, and the next click sends again', async () => {
  const onAnswer = vi.fn()
  const screen = await renderScreen(<Screen onAnswer={onAnswer} />)
  const button = saveButton.element()
  if (!(button instanceof HTMLElement)) throw new Error('no button')
  button.click()
  button.click()
  await expect
    .poll(() => onAnswer.mock.calls)
    .toEqual([[{ kind: 'done', toast: { title: 'Gemt' } }]])
  await expect.poll(() => screen.sent).toEqual([{ title: 'Jul' }])
  await saveButton.click()
  await expect.poll(() => onAnswer.mock.calls.length).toBe(2)
  await expect.poll(() => screen.sent).toHaveLength(2)
})

test('a form is busy until its screen has the newly stored values', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let loads = 0
  const read = () => (loads++ === 0 ? {} : promise.then(() => ({})))
  await renderRoute({ default: () => <Screen /> }, read, { path: '/admin/skaerm' })
  await saveButton.click()
  await expect.poll(() => loads).toBe(2)
  await expect.element(page.getByRole('button', { name: 'Gemmer' })).toBeVisible()
  resolve()
  await expect.element(page.getByRole('button', { name: 'Gem', exact: true })).toBeVisible()
})

interface BusyScreenProps {
  onAnswer: (answer: FormAnswer) => void
  onRender: (renderWithoutChanges: () => void) => void
}

/** A screen that can be rendered without a change of its state. */
function BusyScreen({ onAnswer, onRender }: BusyScreenProps) {
  const { send } = useSaving(onAnswer)
  const [, setNumber] = useState(0)
  onRender(() => {
    setNumber(1)
    setNumber(0)
  })
  return (
    <button type="button" onClick={() => send(toFormData({ title: 'Jul' }))}>
      Gem
    </button>
  )
}

test('an answer that arrives during a render without changes is handled', async () => {
  const onAnswer = vi.fn()
  let renderWithoutChanges = () => {}
  const screen = (
    <BusyScreen
      onAnswer={onAnswer}
      onRender={(render) => {
        renderWithoutChanges = render
      }}
    />
  )
  function answer() {
    renderWithoutChanges()
    return saved
  }
  await renderScreen(screen, { answer })
  await saveButton.click()
  await expect.element(toast.getByText('Gemt')).toBeVisible()
  expect(onAnswer).toHaveBeenCalledOnce()
})

test('a success is announced politely, with a link to the public page', async () => {
  await saveWith('done', { description: 'Den ses nu.' })
  await expect.element(toast.getByText('Den ses nu.')).toBeVisible()
  await expect
    .element(toast.getByRole('link', { name: 'Se på siden' }))
    .toHaveAttribute('href', '/nyheder')
  expect(toast.getByRole('button').elements()).toHaveLength(1)
})

test('a failure is announced at once, without a link to the public page', async () => {
  await saveWith('failed', { description: 'Prøv igen.' })
  await expect.element(failure.getByText('Prøv igen.')).toBeVisible()
  expect(failure.getByRole('link').elements()).toHaveLength(0)
})

test.for(['done', 'failed'] as const)(
  'a toast of a save that is %s can have its own link',
  async (kind) => {
    const screen = await saveWith(kind, { viewLink: { label: 'Se koret', href: '/kor' } })
    await expect
      .element(screen.getByRole('link', { name: 'Se koret' }))
      .toHaveAttribute('href', '/kor')
    await expect.element(screen.getByRole('link', { name: 'Se på siden' })).not.toBeInTheDocument()
  },
)

test('an undo sends its fields to its path, even after the screen was left', async () => {
  const paths: string[] = []
  const answer = (_: object, path: string): FormAnswer => {
    paths.push(path)
    const undo = { intent: 'restore', id: 'a' }
    return { kind: 'done', toast: { title: 'Slettet', undo, undoPath: '/admin/papirkurv' } }
  }
  const pages = { '/admin/nyheder': 'Andet sted', '/admin/papirkurv': null }
  const screen = await renderScreen(<Screen />, { answer, pages })
  await saveButton.click()
  await expect.element(toast.getByText('Slettet')).toBeVisible()
  await expect.element(toast.getByRole('link')).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'Andet' }).click()
  await expect.element(screen.getByText('Andet sted')).toBeVisible()
  await toast.getByRole('button', { name: 'Fortryd' }).click()
  await expect.poll(() => screen.sent).toEqual([{ title: 'Jul' }, { intent: 'restore', id: 'a' }])
  expect(paths).toEqual(['/admin/skaerm', '/admin/papirkurv'])
})

test('an undo without a path is sent to the screen that saved', async () => {
  const screen = await saveWith('done', { undo: { intent: 'restore' } })
  await toast.getByRole('button', { name: 'Fortryd' }).click()
  await expect.poll(() => screen.sent).toEqual([{ title: 'Jul' }, { intent: 'restore' }])
})

test('a created URL is shown by the screen instead of a toast', async () => {
  const onAnswer = vi.fn()
  const toast = { title: 'Oprettet', createdUrl: 'https://example.dk/hemmelig' }
  const screen = await renderScreen(<Screen onAnswer={onAnswer} />, {
    answer: () => ({ kind: 'done', toast }),
  })
  await saveButton.click()
  await expect.poll(() => onAnswer.mock.calls).toEqual([[{ kind: 'done', toast }]])
  await expect.element(screen.getByText('Oprettet')).not.toBeInTheDocument()
})

function NewAuthorsScreen() {
  const [step, setStep] = useState<'name' | 'contact'>('name')
  return (
    <NextStepContext value={step}>
      <Screen />
      <button type="button" onClick={() => setStep('contact')}>
        Næste skridt
      </button>
    </NextStepContext>
  )
}

test('a save that completes a first step leads to the next one', async () => {
  const answers: ((answer: FormAnswer) => void)[] = []
  const screen = await renderScreen(<NewAuthorsScreen />, {
    answer: () => new Promise<FormAnswer>((resolve) => answers.push(resolve)),
  })
  await saveButton.click()
  await screen.getByRole('button', { name: 'Næste skridt' }).click()
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.({ kind: 'done', toast: { title: 'Navnet er gemt', undo: { intent: 'undo' } } })
  await expect
    .element(toast.getByRole('link', { name: 'Næste: Skriv din e-mail eller telefon' }))
    .toHaveAttribute('href', '/admin/kontakt')
  await saveButton.click()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.({ kind: 'done', toast: { title: 'Gemt igen' } })
  await expect.element(toast.getByText('Gemt igen')).toBeVisible()
  await expect.element(toast.getByRole('link')).not.toBeInTheDocument()
})

test('after the session ended, the form is sent again once the author is signed in', async () => {
  const session = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  let attempts = 0
  const onAnswer = vi.fn()
  const screen = await renderScreen(<Screen onAnswer={onAnswer} />, {
    answer: () => {
      attempts += 1
      return attempts === 1 ? { kind: 'signed-out' } : { kind: 'done', toast: { title: 'Gemt' } }
    },
  })
  await saveButton.click()
  await expect.element(toast.getByText('Gemt', { exact: true })).toBeVisible()
  await expect.poll(() => screen.sent).toEqual([{ title: 'Jul' }, { title: 'Jul' }])
  expect(onAnswer).toHaveBeenCalledOnce()
  expect(session).toHaveBeenCalledExactlyOnceWith('/admin/session', { cache: 'no-store' })
})

test('without a new sign-in the form is not sent again', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({ canMail: false }, { status: 401 }),
  )
  const onAnswer = vi.fn()
  const screen = await renderScreen(<Screen onAnswer={onAnswer} />, {
    answer: () => ({ kind: 'signed-out' }),
  })
  await saveButton.click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(saveButton).toBeEnabled()
  await expect.poll(() => screen.sent).toHaveLength(1)
  expect(onAnswer).not.toHaveBeenCalled()
})
