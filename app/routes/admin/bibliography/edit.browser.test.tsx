import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { unfold } from '#tests/browser/field'
import { renderRoute } from '#tests/browser/route'
import * as work from './edit'

const workData = {
  isNew: true,
  values: { revision: 0, year: '2026' },
  draft: undefined,
} as unknown as Parameters<typeof work.default>[0]['loaderData']

test('a shop is added in its normal form, and an invalid one is refused', async () => {
  const screen = await renderRoute(work, () => workData, {
    path: '/admin/bibliografi/ny',
    route: '/admin/bibliografi/:id',
  })
  await unfold()
  const field = screen.getByLabelText('Andre boghandlere', { exact: true })
  await field.fill('ikke et link')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/^Skriv boghandlens navn og derefter linket/)).toBeVisible()
  await field.fill('Saxo: https://saxo.example/bog')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('button', { name: 'Fjern Saxo https://saxo.example/bog' }))
    .toBeVisible()
})
