import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { interceptRequests } from '#tests/browser/requests'
import { ensureSignedIn } from './ensure-signed-in.client'

const dialog = page.getByRole('dialog', { name: 'Administrator Login' })
const expired = () => Response.json({ canMail: false }, { status: 401 })

test('with a valid session nothing is asked, and the session is read from the server', async () => {
  const requests = interceptRequests()
  expect(await ensureSignedIn()).toBe(true)
  expect(requests.map(({ cache }) => cache)).toEqual(['no-store'])
  expect(dialog.query()).toBeNull()
})

test('if the session cannot be checked, the save is tried', async () => {
  interceptRequests({ '/admin/session': () => Promise.reject(new TypeError('Failed to fetch')) })
  expect(await ensureSignedIn()).toBe(true)
  expect(dialog.query()).toBeNull()
})

test('two checks of an expired session open one dialog, and both continue after the sign-in', async () => {
  interceptRequests({ '/admin/session': expired, '/admin/log-ind': () => Response.json({}) })
  const checks = Promise.all([ensureSignedIn(), ensureSignedIn()])
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText(/^Glemt adgangskode\? Den, der passer/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Log ind', exact: true }).click()
  expect(await checks).toEqual([true, true])
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each(['Annuller', 'Esc'])(
  '%s closes the dialog, and the next check opens it again',
  async (how) => {
    interceptRequests({
      '/admin/session': () => Response.json({ canMail: true }, { status: 401 }),
    })
    const check = ensureSignedIn()
    await expect.element(dialog.getByRole('link', { name: 'Glemt adgangskode?' })).toBeVisible()
    if (how === 'Esc') await userEvent.keyboard('{Escape}')
    else await dialog.getByRole('button', { name: 'Annuller' }).click()
    expect(await check).toBe(false)
    await expect.element(dialog).not.toBeInTheDocument()
    const again = ensureSignedIn()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(await again).toBe(false)
  },
)
