import { href, Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { MissingPage } from './missing'

test('each missing path is reported in the console', async () => {
  const reported: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((text) => {
    reported.push(text)
  })
  const page = (
    <>
      <Link to={href('/kontakt')}>Anden</Link>
      <MissingPage />
    </>
  )
  const screen = await renderPage(page, { pages: { '/kontakt': page } })
  await screen.getByRole('link', { name: 'Anden' }).click()
  await expect.poll(() => reported).toEqual(['404: /nyheder', '404: /kontakt'])
})
