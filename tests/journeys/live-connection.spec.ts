import type { Page } from '@playwright/test'
import { expect } from '../support/journey.ts'
import { isStream, read, test, wasNotReloaded, writeNews } from '../support/live-journey.ts'

test('a page in the background closes its connection, and catches up when it is visible', {
  tag: '@all',
}, async ({ page, reader }) => {
  await read(reader, '/nyheder')
  const closed = reader.waitForEvent('requestfailed', isStream)
  await show(reader, false)
  await closed
  await writeNews(page, 'Mens ingen så på')
  const opened = reader.waitForRequest(isStream)
  await show(reader, true)
  await opened
  await expect(reader.getByRole('heading', { name: 'Mens ingen så på' })).toBeVisible()

  const left = reader.waitForEvent('requestfailed', isStream)
  await reader.goto('/favicon.svg')
  await left
})

/** Simulates switching to another tab, or back. */
async function show(reader: Page, visible: boolean) {
  await reader.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, !visible)
}

test.describe('without a connection or a server', () => {
  test.use({
    expectedMessages: [
      /ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
    ],
  })

  test('a page stays as it is, and catches up afterwards', { tag: '@all' }, async ({
    page,
    reader,
    server,
  }) => {
    await read(reader, '/nyheder')
    await reader.context().setOffline(true)
    await writeNews(page, 'Mens nettet var væk')
    await expect(reader.getByText('Ingen nyheder at vise endnu.')).toBeVisible()
    await reader.context().setOffline(false)
    const first = reader.getByRole('heading', { name: 'Mens nettet var væk' })
    await expect(first).toBeVisible()
    await server.restart(() => expect(first).toBeVisible())
    await writeNews(page, 'Efter')
    await expect(reader.getByRole('heading', { name: 'Efter' })).toBeVisible()
    expect(await wasNotReloaded(reader)).toBe(true)
  })
})
