import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { shownPicture } from '#tests/support/shown-picture'
import type { PressPicture } from '~/domain/images/gallery/gallery'
import { PressPictureFigure, PressPictures } from './press-pictures'

const file = (size: string, width: number) => ({
  url: `/filer/presse/1/${size}.jpg`,
  name: `${size}.jpg`,
  width,
  height: 100,
  size: 2_000_000,
})

const image: PressPicture = {
  id: '1',
  picture: shownPicture,
  description: null,
  credit: null,
  print: file('tryk', 4000),
  web: file('web', 1600),
}

const content = {
  'presse.print': 'Til tryk',
  'presse.web': 'Til web',
  'presse.credit': 'Rettigheder',
  'billeder.info': 'Må bruges i omtale\naf forfatteren.',
}

test('a press picture is downloaded in its size for print and in that for the web', async () => {
  const screen = await renderPage(<PressPictureFigure image={image} name="Johanne" />, { content })
  for (const [words, name, size] of [
    ['Til tryk: Fjorden', 'tryk', '4000 × 100, 2 MB'],
    ['Til web: Fjorden', 'web', '1600 × 100, 2 MB'],
  ] as const) {
    const link = screen.getByRole('link', { name: words })
    await expect.element(link).toHaveAttribute('href', `/filer/presse/1/${name}.jpg`)
    await expect.element(link).toHaveAttribute('download', `${name}.jpg`)
    await expect.element(screen.getByText(size)).toBeVisible()
  }
  await expect.element(screen.getByText('Rettigheder: Johanne')).toBeVisible()
})

test('the permission to use press pictures is above them, in its lines', async () => {
  const screen = await renderPage(
    <PressPictures images={[image]} hasMore={false} name="Johanne" />,
    {
      content,
    },
  )
  const permission = screen.getByText(/Må bruges i omtale/)
  await expect.element(permission).toBeVisible()
  expect(permission.element().textContent).toBe(content['billeder.info'])
  await expect.element(permission).toHaveStyle({ whiteSpace: 'pre-line' })
})
