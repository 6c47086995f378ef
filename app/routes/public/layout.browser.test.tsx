import { expect, test, vi } from 'vitest'
import { renderPage } from '#tests/browser/page'
import PublicLayout from './layout'

class Source {
  close() {}
}

async function open(shown: { isDraft?: boolean; linkUntil?: string }) {
  vi.stubGlobal('EventSource', Source)
  const site = { navigation: [], quickLinks: [], filledSections: [], linkedContent: {} }
  const dayEnds = performance.timeOrigin + 24 * 60 * 60_000
  const loaderData = { ...site, siteName: 'Johanne Vang', version: 1, dayEnds, ...shown }
  const props = { loaderData } as unknown as Parameters<typeof PublicLayout>[0]
  const screen = await renderPage(<h1>Nyheder</h1>, { layout: <PublicLayout {...props} /> })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return screen
}

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

test.each([
  ['the author', {}, 'Du ser en kladde på dens plads. Kun du kan se den.'],
  [
    'a reader with the link',
    { linkUntil: '5. december kl. 14.30' },
    'Du ser en kladde på dens plads. Linket virker indtil den 5. december kl. 14.30.',
  ],
])('a draft says so to %s, and is not for search engines', async (_, shown, line) => {
  const screen = await open({ isDraft: true, ...shown })
  await expect.element(screen.getByText(line)).toBeVisible()
  expect(robots()).toBe('noindex')
})

test('a public page does not look like a draft', async () => {
  const screen = await open({})
  expect(screen.getByText(/Du ser en kladde/).elements()).toEqual([])
  expect(robots()).toBeUndefined()
})
