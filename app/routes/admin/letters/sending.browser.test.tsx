import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import { sendingCopy as copy } from '~/domain/letters/sending/sending.copy'
import * as sending from './sending'

type Loaded = ComponentProps<typeof sending.default>['loaderData']
type Progress = NonNullable<Loaded['progress']>

const path = '/admin/brev/b1/udsendelse'
const route = '/admin/brev/:id/udsendelse'
const checks = [
  { isFine: true, text: 'Alt er godt' },
  { isFine: false, text: 'Noget er galt' },
]
const progress: Progress = {
  state: 'sending',
  reason: null,
  startedAt: '21. november 2026 kl. 10.00',
  sent: 3,
  queued: 4,
  uncertain: 0,
  failed: 1,
  skipped: 2,
  all: 10,
  unsure: [],
}

function open(changes: Partial<Progress> | undefined, more: Partial<Loaded> = {}) {
  const loaded: Loaded = {
    title: 'Nyt fra fjorden',
    canMail: true,
    checks,
    progress: changes && { ...progress, ...changes },
    ...more,
  }
  return renderRoute(sending, () => loaded, { path, route })
}

test('a draft can be tried and looked at, and nothing is said of its progress', async () => {
  const screen = await open(undefined, { canMail: false })
  await expect.element(screen.getByText('I orden: Alt er godt')).toBeVisible()
  await expect.element(screen.getByText('Se efter: Noget er galt')).toBeVisible()
  await expect.element(screen.getByText(copy.noMail)).toBeVisible()
  expect(screen.getByRole('progressbar').elements()).toEqual([])
  const views = { Telefon: 'telefon', Mørk: 'moerk', 'Ren tekst': 'tekst' }
  for (const [name, form] of Object.entries(views)) {
    const link = screen.getByRole('link', { name, exact: true })
    await expect.element(link).toHaveAttribute('href', `/admin/brev/b1/som/${form}`)
  }
  await expect
    .element(screen.getByRole('link', { name: 'Rediger brev' }))
    .toHaveAttribute('href', '/admin/brev/b1')
  await screen.getByRole('button', { name: copy.test }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'test' }])
})

test.each([
  ['waiting', 'Brevet venter på sit tidspunkt.', [copy.stop]],
  ['sending', 'Sendes: 3 af 10 er sendt.', [copy.pause, copy.stop]],
  ['paused', 'Holder pause: 3 af 10 er sendt.', [copy.resume, copy.stop]],
  ['stopped', 'Stoppet: 3 af 10 blev sendt.', []],
  ['done', 'Sendt til 3 af 10.', []],
] as const)(
  'a letter that is %s says so, and offers what can be done',
  async (state, words, offered) => {
    const screen = await open({ state })
    await expect.element(screen.getByText(words)).toBeVisible()
    await expect
      .element(screen.getByText('4 mangler · 1 blev afvist · 2 er meldt fra siden'))
      .toBeVisible()
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '3')
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('max', '10')
    const names = [copy.pause, copy.resume, copy.stop]
    const shown = names.filter(
      (name) => screen.getByRole('button', { name, exact: true }).elements().length > 0,
    )
    expect(shown).toEqual(offered)
    expect(screen.getByText(copy.noMail).elements()).toEqual([])
  },
)

test('a letter is paused with a press, and stopped after a question', async () => {
  const screen = await open({})
  await screen.getByRole('button', { name: copy.pause, exact: true }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'pause' }])
  await screen.getByRole('button', { name: copy.stop, exact: true }).click()
  const dialog = screen.getByRole('alertdialog')
  await expect.element(dialog.getByText(copy.stopQuestion)).toBeVisible()
  await dialog.getByRole('button', { name: copy.stop, exact: true }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'pause' }, { intent: 'stop' }])
})

test.each([
  ['late', copy.reasons.late],
  ['restored', copy.reasons.restored],
  ['550 Listed', 'E-mailserveren svarede: 550 Listed'],
])('the reason %s of a pause is told', async (reason, words = '') => {
  const screen = await open({ state: 'paused', reason })
  await expect.element(screen.getByText(words)).toBeVisible()
})

test('what may not have arrived is sent again to one reader', async () => {
  const unsure: Progress['unsure'] = [
    { id: 'r1', email: 'anna@example.dk', state: 'uncertain', reason: null },
    { id: 'r2', email: 'bo@example.dk', state: 'failed', reason: '550 No such user' },
    { id: 'r3', email: null, state: 'failed', reason: '550 Full' },
  ]
  const screen = await open({ state: 'done', uncertain: 1, unsure })
  await expect.element(screen.getByText(/^Om 1 læser fik brevet, er usikkert/)).toBeVisible()
  const rows = screen.getByRole('listitem').filter({ hasText: /kom frem|Afvist/ })
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/anna@example\.dk.*Usikkert, om det kom frem/)
  await expect.element(rows.nth(1)).toMatchTextContent(/bo@example\.dk.*Afvist: 550 No such user/)
  await expect.element(rows.nth(2)).toMatchTextContent(/har afmeldt brevet.*Afvist: 550 Full/)
  expect(screen.getByRole('button', { name: /^Send igen/ }).elements()).toHaveLength(2)
  await screen.getByRole('button', { name: 'Send igen til bo@example.dk' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'send-again', reader: 'r2' }])
})
