import { data } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderRoute } from '#tests/browser/route'
import type { SavingAnswer } from '~/admin/saving/failed-action'
import { emptyListing } from '~/http/listing'
import * as backups from './list'

const path = '/admin/sikkerhedskopi'
const noBackups = { ...emptyListing, failed: undefined, isRunning: false, failure: undefined }
const failure = { at: '2026-11-28T11:00:00.000Z', kind: 'no-room' } as const
const backup = {
  id: '2026-11-28T10-00-00',
  takenAt: '2026-11-28T10:00:00.000Z',
  reason: 'manual',
  rows: 12,
  files: 3,
  bytes: 2_000_000,
} as const

test('a running backup is read again every three seconds until it is finished', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let reads = 0
  const read = () => {
    reads += 1
    return { ...noBackups, isRunning: reads < 2 }
  }
  const screen = await renderRoute(backups, read, { path })
  const running = screen.getByRole('progressbar', { name: 'Der bliver taget en kopi …' })
  await expect.element(running).toBeVisible()
  vi.advanceTimersByTime(2999)
  expect(reads).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(reads).toBe(2)
  await expect.element(running).not.toBeInTheDocument()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
})

test('a double click on the button takes one backup and shows that it is running', async () => {
  let answer: (answer: SavingAnswer) => void = () => {}
  let reads = 0
  const read = () => {
    reads += 1
    return { ...noBackups, failure }
  }
  const screen = await renderRoute(backups, read, {
    path,
    answer: () => new Promise((resolve) => (answer = resolve)),
  })
  const status = screen.getByRole('status').filter({ hasText: /kopi/ })
  await expect
    .element(status)
    .toMatchTextContent(/^Der kunne ikke tages en kopi .*: Der er ikke plads/)
  const take = screen.getByRole('button', { name: 'Tag en nu' })
  await take.dblClick()
  await expect.element(take).toHaveAttribute('aria-disabled', 'true')
  await expect.element(status).toMatchTextContent(/^Der bliver taget en kopi …/)
  await expect.element(status).not.toMatchTextContent('plads')
  await expect.poll(() => screen.sent).toEqual([{ intent: 'take' }])
  answer({ kind: 'done', toast: { title: 'Sikkerhedskopien er taget' } })
  await expect.element(screen.getByText('Sikkerhedskopien er taget')).toBeVisible()
  await expect.element(take).toHaveAttribute('aria-disabled', 'false')
  await expect.poll(() => reads).toBe(2)
})

for (const [status, reloads] of [
  [500, true],
  [409, true],
  [503, false],
] as const) {
  test(`after the status ${status} the list is ${reloads ? '' : 'not '}read again`, async () => {
    let reads = 0
    const read = () => {
      reads += 1
      return noBackups
    }
    const failed = { kind: 'failed', toast: { title: 'Fejl', description: `${status}` } } as const
    const answer = () => data<SavingAnswer>(failed, status)
    const screen = await renderRoute(backups, read, { path, answer })
    await screen.getByRole('button', { name: 'Tag en nu' }).click()
    await expect.element(screen.getByText(`${status}`)).toBeVisible()
    await expect.poll(() => reads).toBe(reloads ? 2 : 1)
  })
}

test('a backup is listed with its contents, its reason and a download', async () => {
  const list = {
    ...noBackups,
    items: [backup, { ...backup, id: 'b', reason: 'scheduled' as const }],
    total: 2,
  }
  const screen = await renderRoute(backups, () => list, { path })
  const rows = screen.getByRole('listitem').filter({ hasText: 'oplysninger' })
  await expect
    .element(rows.first())
    .toMatchTextContent(/11.00.*12 oplysninger og 3 filer, 2 MB · taget af dig/)
  await expect.element(rows.nth(1)).toMatchTextContent(/2 MBHent/)
  const link = rows.first().getByRole('link', { name: /^Hent sikkerhedskopi fra .*11.00/ })
  await expect.element(link).toHaveAttribute('href', `${path}/${backup.id}.zip`)
  await expect.element(link).toHaveAttribute('download')
})

const empty = {
  'Der er ingen sikkerhedskopier endnu. Den første bliver taget om lidt.': noBackups,
  'Der er ingen sikkerhedskopier.': { ...noBackups, failure },
  'Kunne ikke hente kopierne': { ...noBackups, failure, failed: 'Kunne ikke hente kopierne' },
}

for (const [text, list] of Object.entries(empty)) {
  test(`an empty list says: ${text}`, async () => {
    const screen = await renderRoute(backups, () => list, { path })
    await expect.element(screen.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  })
}

test('a list that cannot be read is reported in a message', async () => {
  const failed = 'Kunne ikke hente kopierne'
  const screen = await renderRoute(backups, () => ({ ...noBackups, failed }), { path })
  const message = screen.getByRole('alert', { name: 'Beskeder' })
  await expect.element(message).toMatchTextContent(failed)
})
