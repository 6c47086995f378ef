import { expect, test, vi } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import { answerSteps } from '#tests/browser/steps'
import type { FormAnswer } from '~/forms/answer'
import * as account from './edit'

const path = '/admin/konto'
const passkey = {
  id: 'noegle-1',
  name: 'Min telefon',
  createdAt: '2026-11-01T10:00:00.000Z',
  createdAtText: '1. november',
}
const session = {
  id: 'her',
  device: 'Chrome på Windows',
  usedAt: '2026-11-28T10:00:00.000Z',
  usedAtText: 'i dag',
  isCurrent: true,
}
const data = {
  email: 'johanne@example.dk',
  twoFactor: { isOn: false, codesLeft: 0 },
  passkeys: [passkey],
  sessions: [session, { ...session, id: 'der', device: 'Safari på iPhone', isCurrent: false }],
  failed: undefined,
}

/** The options for a new passkey, as the server sends them. */
const options = {
  challenge: 'AAAA',
  rp: { name: 'Siden', id: 'localhost' },
  user: { id: 'AAAA', name: 'johanne', displayName: 'Johanne' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}

const render = (shown = data, answer?: () => FormAnswer) =>
  renderRoute(account, () => shown, answer ? { path, answer } : { path })

test('one other session is ended, or all others', async () => {
  const screen = await render()
  const here = screen.getByRole('listitem').filter({ hasText: 'Chrome på Windows' })
  await expect.element(here).toMatchTextContent('Sidst brugt i dagHer')
  expect(here.getByRole('button').elements()).toEqual([])
  await screen.getByRole('button', { name: /^Log ud ?: Safari på iPhone$/ }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'end', id: 'der' }])
  await screen.getByRole('button', { name: 'Log ud alle andre steder' }).click()
  await expect.poll(() => screen.sent).toHaveLength(2)
  expect(screen.sent[1]).toEqual({ intent: 'end-others' })
})

test('a single session cannot end others', async () => {
  const screen = await render({ ...data, sessions: [session] })
  await expect.element(screen.getByText('Chrome på Windows')).toBeVisible()
  const others = screen.getByRole('button', { name: 'Log ud alle andre steder' })
  await expect.element(others).not.toBeInTheDocument()
})

test('an invalid password is not sent, and the first invalid field is focused', async () => {
  const screen = await render()
  await screen.getByRole('button', { name: 'Skift adgangskode' }).click()
  const current = screen.getByLabelText('Nuværende adgangskode')
  const next = screen.getByLabelText('Ny adgangskode')
  await expect.element(current).toHaveFocus()
  await expect.element(current).toHaveAccessibleDescription('Skriv din adgangskode.')
  await current.fill('hemmelig')
  await screen.getByRole('button', { name: 'Skift adgangskode' }).click()
  await expect.element(next).toHaveFocus()
  await expect.element(current).not.toHaveAttribute('aria-invalid')
  await expect.element(next).toHaveAccessibleDescription(/mindst 15 tegn/)
  expect(screen.sent).toEqual([])
})

test('a changed password is sent once, and its fields become blank', async () => {
  let answer: (answer: FormAnswer) => void = () => {}
  const screen = await renderRoute(account, () => data, {
    path,
    answer: () =>
      new Promise<FormAnswer>((resolve) => {
        answer = resolve
      }),
  })
  const current = screen.getByLabelText('Nuværende adgangskode')
  const next = screen.getByLabelText('Ny adgangskode')
  await current.fill('hemmelig')
  await next.fill('en ny sætning om heden')
  await screen.getByRole('button', { name: 'Skift adgangskode' }).dblClick()
  const saving = screen.getByRole('button', { name: 'Gemmer...' })
  await expect.element(saving).toHaveAttribute('aria-disabled', 'true')
  answer({ kind: 'done', toast: { title: 'Adgangskoden er skiftet' } })
  await expect.element(screen.getByText('Adgangskoden er skiftet')).toBeVisible()
  await expect.element(current).toHaveValue('')
  await expect.element(next).toHaveValue('')
  const sent = { current: 'hemmelig', password: 'en ny sætning om heden' }
  await expect.poll(() => screen.sent).toEqual([sent])
})

test('a password that the server refuses is reported at its field, and the input is kept', async () => {
  const errors = { current: 'Adgangskoden er ikke rigtig.' }
  const screen = await render(data, () => ({ kind: 'refused', errors }))
  const current = screen.getByLabelText('Nuværende adgangskode')
  await current.fill('forkert')
  await screen.getByLabelText('Ny adgangskode').fill('en ny sætning om heden')
  await screen.getByRole('button', { name: 'Skift adgangskode' }).click()
  await expect.element(current).toHaveAccessibleDescription('Adgangskoden er ikke rigtig.')
  await expect.element(current).toHaveFocus()
  await expect.element(current).toHaveValue('forkert')
})

test('a passkey is removed with the password', async () => {
  const sent = answerSteps({ errors: { password: 'Adgangskoden er ikke rigtig.' } }, {})
  const read = () => (sent.length < 2 ? data : { ...data, passkeys: [] })
  const screen = await renderRoute(account, read, { path })
  const line = screen.getByRole('listitem').filter({ hasText: 'Min telefon' })
  await expect.element(line).toMatchTextContent('Tilføjet 1. november · Ikke brugt endnu')
  await screen.getByRole('button', { name: 'Fjern: Min telefon' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Fjern »Min telefon«?' })
  const password = dialog.getByLabelText('Bekræft med din adgangskode')
  await dialog.getByRole('button', { name: 'Fjern' }).click()
  await expect.element(password).toHaveAccessibleDescription('Skriv din adgangskode.')
  expect(sent).toEqual([])
  await password.fill('forkert')
  await dialog.getByRole('button', { name: 'Fjern' }).click()
  await expect.element(password).toHaveAccessibleDescription('Adgangskoden er ikke rigtig.')
  await password.fill('hemmelig')
  await dialog.getByRole('button', { name: 'Fjern' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText('Adgangsnøglen er fjernet')).toBeVisible()
  await expect.element(screen.getByText('Du har ingen adgangsnøgler endnu.')).toBeVisible()
  const step = { path: '/admin/konto/adgangsnoegler', intent: 'remove', id: 'noegle-1' }
  await expect
    .poll(() => sent)
    .toEqual([
      { ...step, password: 'forkert' },
      { ...step, password: 'hemmelig' },
    ])
})

test('a failed removal of a passkey is reported, and its dialog stays until it is cancelled', async () => {
  answerSteps(new Response(null, { status: 500 }))
  const screen = await render()
  await screen.getByRole('button', { name: 'Fjern: Min telefon' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Bekræft med din adgangskode').fill('hemmelig')
  await dialog.getByRole('button', { name: 'Fjern' }).click()
  await expect.element(screen.getByText('Kunne ikke fjerne adgangsnøglen')).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the last use of a passkey is shown', async () => {
  const used = { ...passkey, usedAt: '2026-11-27T10:00:00.000Z', usedAtText: 'i går' }
  const screen = await render({ ...data, passkeys: [used] })
  const line = screen.getByRole('listitem').filter({ hasText: 'Min telefon' })
  await expect.element(line).toMatchTextContent('Sidst brugt i går')
})

test('a passkey is added once, with its name and what the browser made', async () => {
  const content = new TextEncoder().encode('indhold').buffer
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue({
    id: 'ny',
    type: 'public-key',
    rawId: content,
    response: { attestationObject: content, clientDataJSON: content },
    getClientExtensionResults: () => ({}),
  } as unknown as Credential)
  const sent = answerSteps({ options }, {})
  const screen = await render()
  const name = screen.getByLabelText('Navn på nøglen')
  const password = screen.getByLabelText('Bekræft med din adgangskode')
  await name.fill('Min computer')
  await password.fill('hemmelig')
  await screen.getByRole('button', { name: 'Tilføj adgangsnøgle' }).dblClick()
  await expect.element(screen.getByText('Adgangsnøglen er tilføjet')).toBeVisible()
  await expect.element(name).toHaveValue('')
  await expect.element(password).toHaveValue('')
  await expect
    .poll(() => sent)
    .toMatchObject([
      { intent: 'begin', password: 'hemmelig' },
      { intent: 'add', name: 'Min computer' },
    ])
  expect(JSON.parse(sent[1]?.answer ?? '')).toMatchObject({ id: 'ny', type: 'public-key' })
})

const failures = {
  'Der blev ikke lavet nogen adgangsnøgle.': new DOMException('cancelled', 'NotAllowedError'),
  'Kunne ikke tilføje adgangsnøglen': new TypeError('broken'),
}

for (const [message, error] of Object.entries(failures)) {
  test(`a passkey that was not made (${error.name}) is reported: ${message}`, async () => {
    vi.spyOn(navigator.credentials, 'create').mockRejectedValue(error)
    const sent = answerSteps({ options })
    const screen = await render()
    const add = screen.getByRole('button', { name: 'Tilføj adgangsnøgle' })
    await add.click()
    const password = screen.getByLabelText('Bekræft med din adgangskode')
    await expect.element(password).toHaveAccessibleDescription('Skriv din adgangskode.')
    await password.fill('hemmelig')
    await add.click()
    await expect.element(screen.getByText(message)).toBeVisible()
    await expect.element(add).toHaveAttribute('aria-disabled', 'false')
    await expect.element(password).not.toHaveAttribute('aria-invalid')
    await expect.element(password).toHaveValue('hemmelig')
    await expect.poll(() => sent).toHaveLength(1)
  })
}

test('a wrong password for a new passkey is reported at its field', async () => {
  answerSteps({ errors: { password: 'Adgangskoden er ikke rigtig.' } })
  const create = vi.spyOn(navigator.credentials, 'create')
  const screen = await render()
  const password = screen.getByLabelText('Bekræft med din adgangskode')
  await password.fill('forkert')
  await screen.getByRole('button', { name: 'Tilføj adgangsnøgle' }).click()
  await expect.element(password).toHaveAccessibleDescription('Adgangskoden er ikke rigtig.')
  await expect.element(password).toHaveValue('forkert')
  expect(create).not.toHaveBeenCalled()
})

test('a browser without passkeys says so instead of offering one', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const screen = await render()
  const text = 'Denne browser kan ikke bruge adgangsnøgler.'
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByLabelText('Navn på nøglen')).not.toBeInTheDocument()
})
