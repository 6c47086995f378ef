import { expect, test, vi } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import { answerSteps } from '#tests/browser/steps'
import { expectToast } from '#tests/browser/toasts'
import * as account from './edit'

const path = '/admin/konto'
const data = {
  email: 'johanne@example.dk',
  twoFactor: { isOn: false, codesLeft: 0 },
  passkeys: [],
  sessions: [],
  failed: undefined,
}
const isOn = { ...data, twoFactor: { isOn: true, codesLeft: 1 } }
const setup = {
  sealed: 'forseglet',
  secret: 'ABCD EFGH',
  uri: 'otpauth://totp/konto',
  qr: [
    [true, false],
    [false, true],
  ],
}
const codes = ['aaaaa-bbbbb', 'ccccc-ddddd']

const render = (shown = data) => renderRoute(account, () => shown, { path })
type Screen = Awaited<ReturnType<typeof render>>

const passwordField = (screen: Screen) => screen.getByLabelText('Din adgangskode')
const button = (screen: Screen, name: string) => screen.getByRole('button', { name })

async function confirm(screen: Screen, name: string, password = 'hemmelig') {
  await passwordField(screen).fill(password)
  await button(screen, name).click()
}

test('two-factor is turned on with the code of the app, after a wrong one', async () => {
  const sent = answerSteps({ setup }, { errors: { code: 'Koden er ikke rigtig' } }, { codes })
  let reads = 0
  const read = () => {
    reads += 1
    return reads > 2 ? { ...isOn, twoFactor: { isOn: true, codesLeft: 2 } } : data
  }
  const screen = await renderRoute(account, read, { path })
  await expect.element(screen.getByText('Totrinslogin er slået fra.')).toBeVisible()
  await confirm(screen, 'Slå totrinslogin til')
  const code = screen.getByLabelText('Kode fra appen')
  await expect.element(code).toHaveFocus()
  await expect.element(passwordField(screen)).not.toBeInTheDocument()
  const picture = screen.getByRole('img', { name: 'QR-kode til appen' })
  await expect.element(picture).toHaveAttribute('viewBox', '0 0 10 10')
  expect(picture.element().querySelector('path')?.getAttribute('d')).toBe(
    'M4 4h1v1h-1zM5 5h1v1h-1z',
  )
  await expect.element(screen.getByText('ABCD EFGH')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Åbn i appen' })
  await expect.element(link).toHaveAttribute('href', setup.uri)
  await code.fill('111111')
  await button(screen, 'Slå til').click()
  await expect.element(code).toHaveAccessibleDescription('Koden er ikke rigtig')
  await expect.element(code).toHaveFocus()
  await code.fill('222222')
  await button(screen, 'Slå til').click()
  const heading = screen.getByRole('heading', { name: 'Genoprettelseskoder' })
  await expect.element(heading).toHaveFocus()
  await expect.element(screen.getByText('Totrinslogin er slået til', { exact: true })).toBeVisible()
  const text = 'Totrinslogin er slået til. Du har 2 genoprettelseskoder tilbage.'
  await expect.element(screen.getByText(text)).toBeVisible()
  for (const each of codes) await expect.element(screen.getByText(each)).toBeVisible()
  await expect.element(code).not.toBeInTheDocument()
  await button(screen, 'Færdig').click()
  await expect.element(heading).not.toBeInTheDocument()
  await expect.element(passwordField(screen)).toHaveValue('')
  const step = { intent: 'turn-on', password: 'hemmelig', sealed: 'forseglet' }
  await expect
    .poll(() => sent)
    .toEqual([
      { path: '/admin/konto/totrinslogin', intent: 'begin', password: 'hemmelig' },
      { path: '/admin/konto/totrinslogin', ...step, code: '111111' },
      { path: '/admin/konto/totrinslogin', ...step, code: '222222' },
    ])
})

test('a cancelled setup shows the password form again', async () => {
  const sent = answerSteps({ setup }, { setup })
  const screen = await render()
  await confirm(screen, 'Slå totrinslogin til')
  await button(screen, 'Annuller').click()
  await expect.element(screen.getByLabelText('Kode fra appen')).not.toBeInTheDocument()
  await expect.element(passwordField(screen)).toHaveValue('')
  await confirm(screen, 'Slå totrinslogin til')
  await expect.element(screen.getByLabelText('Kode fra appen')).toHaveFocus()
  await expect.poll(() => sent).toHaveLength(2)
})

test('a blank password is not sent, and a wrong one is reported at its field', async () => {
  const sent = answerSteps({ errors: { password: 'Adgangskoden er ikke rigtig.' } })
  const screen = await render()
  await button(screen, 'Slå totrinslogin til').click()
  const field = passwordField(screen)
  await expect.element(field).toHaveAccessibleDescription('Skriv din adgangskode.')
  expect(sent).toEqual([])
  await confirm(screen, 'Slå totrinslogin til', 'forkert')
  await expect.element(field).toHaveAccessibleDescription('Adgangskoden er ikke rigtig.')
})

test('a password that is refused with the code is reported at the code', async () => {
  answerSteps({ setup }, { errors: { password: 'For mange forsøg.' } })
  const screen = await render()
  await confirm(screen, 'Slå totrinslogin til')
  const code = screen.getByLabelText('Kode fra appen')
  await code.fill('111111')
  await button(screen, 'Slå til').click()
  await expect.element(code).toHaveAccessibleDescription('For mange forsøg.')
})

test('two-factor is turned off, or its codes are renewed', async () => {
  const sent = answerSteps({ codes }, {})
  const screen = await render(isOn)
  const text = 'Totrinslogin er slået til. Du har 1 genoprettelseskode tilbage.'
  await expect.element(screen.getByText(text)).toBeVisible()
  await confirm(screen, 'Lav nye genoprettelseskoder')
  await expect.element(screen.getByText('aaaaa-bbbbb')).toBeVisible()
  await button(screen, 'Færdig').click()
  await confirm(screen, 'Slå totrinslogin fra')
  await expect.element(screen.getByText('Totrinslogin er slået fra', { exact: true })).toBeVisible()
  await expect.poll(() => sent).toMatchObject([{ intent: 'renew' }, { intent: 'turn-off' }])
})

test('a failed change is reported, and the form stays as it is', async () => {
  answerSteps(new Response(null, { status: 500 }))
  const screen = await render(isOn)
  await confirm(screen, 'Slå totrinslogin fra')
  await expect.element(screen.getByText('Kunne ikke ændre totrinslogin')).toBeVisible()
  await expect.element(passwordField(screen)).toHaveValue('hemmelig')
  await expect.element(screen.getByText('Totrinslogin er slået fra')).not.toBeInTheDocument()
})

test('an overloaded server answers with its reason at the field', async () => {
  const errors = { password: 'Prøv igen om lidt.' }
  answerSteps(Response.json({ errors }, { status: 503 }))
  const screen = await render(isOn)
  await confirm(screen, 'Slå totrinslogin fra')
  await expect.element(passwordField(screen)).toHaveAccessibleDescription('Prøv igen om lidt.')
})

test('nothing is sent without a session if the login dialog is closed', async () => {
  const requests = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ canMail: false }, { status: 401 }))
  const screen = await render(isOn)
  await confirm(screen, 'Slå totrinslogin fra')
  await button(screen, 'Annuller').click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => requests).toHaveBeenCalledOnce()
  await expect.element(passwordField(screen)).toHaveValue('hemmelig')
})

test('the key and the codes are copied, or the failure is reported', async () => {
  const copied: string[] = []
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText')
  clipboard.mockImplementation(async (text) => void copied.push(text))
  answerSteps({ setup }, { codes })
  const screen = await render()
  await confirm(screen, 'Slå totrinslogin til')
  await button(screen, 'Kopiér nøgle').click()
  await expectToast('Nøglen er kopieret')
  clipboard.mockRejectedValueOnce(new Error('refused'))
  await button(screen, 'Kopiér nøgle').click()
  await expectToast('Kunne ikke kopiere nøglen')
  await screen.getByLabelText('Kode fra appen').fill('222222')
  await button(screen, 'Slå til').click()
  await button(screen, 'Kopiér').click()
  await expectToast('Koderne er kopieret')
  clipboard.mockRejectedValueOnce(new Error('refused'))
  await button(screen, 'Kopiér').click()
  await expectToast('Kunne ikke kopiere koderne')
  expect(copied).toEqual(['ABCDEFGH', 'aaaaa-bbbbb\nccccc-ddddd\n'])
})

test('the codes are downloaded as a text file', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:koder'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  answerSteps({ codes })
  const screen = await render(isOn)
  await confirm(screen, 'Lav nye genoprettelseskoder')
  await button(screen, 'Hent som fil').click()
  await expect.poll(() => click.mock.contexts).toHaveLength(1)
  expect(click.mock.contexts[0]).toHaveProperty('download', 'genoprettelseskoder.txt')
  expect(await blobs[0]?.text()).toBe('aaaaa-bbbbb\nccccc-ddddd\n')
  expect(blobs[0]?.type).toBe('text/plain')
})
