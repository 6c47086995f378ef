import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { BookExtract } from './book-extract'
import { MoreWorks } from './more-works'
import { Catalogue, WorkList } from './works'

type Works = Parameters<typeof Catalogue>[0]['works']

const english = {
  id: 'a',
  title: 'Light',
  slug: 'light',
  language: 'en',
  year: 2020,
  description: '<p>Et værk.</p>',
  praise: { sentence: '»Bright.«', source: 'The Paper', language: 'en' },
  purchaseLink: 'https://example.dk/light',
  hasReviews: true,
  cover: undefined,
}
const danish = { ...english, id: 'b', title: 'Mørke', slug: 'moerke', language: 'da' }
const works = [english, { ...danish, praise: undefined, purchaseLink: null, hasReviews: false }]
const content = { 'bibliografi.purchase': 'Køb', 'bibliografi.reviews': 'Læs anmeldelser' }

test.each([
  ['catalogue', Catalogue],
  ['list', WorkList],
])('each work of the %s has its own praise and links, in its language', async (_, List) => {
  const screen = await renderPage(<List works={works as Works} />, { content })
  const links = screen.getByRole('link').elements() as HTMLAnchorElement[]
  expect(links.map(({ ariaLabel, textContent, href }) => [ariaLabel ?? textContent, href])).toEqual(
    [
      ['Light', `${location.origin}/bibliografi/light`],
      ['Køb: Light', 'https://example.dk/light'],
      ['Læs anmeldelser: Light', `${location.origin}/bibliografi/light`],
      ['Mørke', `${location.origin}/bibliografi/moerke`],
    ],
  )
  const foreign = [...screen.container.querySelectorAll('[lang=en]')]
  expect(foreign.map(({ textContent }) => textContent)).toEqual(['Light', '»Bright.«'])
  expect(screen.getByText('The Paper').elements()).toHaveLength(1)
})

test('an extract in another language says so, and its recording is named after the work', async () => {
  const work = { title: 'Light', language: 'en', extract: '<p>Dawn.</p>', extractPdf: undefined }
  const screen = await renderPage(
    <BookExtract work={{ ...work, recording: '/filer/lyd/a/laest.mp3' } as never} />,
    { content: { 'bibliografi.recording': 'Hør forfatteren læse' } },
  )
  const foreign = [...screen.container.querySelectorAll('[lang=en]')]
  expect(foreign.map(({ textContent }) => textContent?.trim())).toEqual(['Light', 'Dawn.'])
  const figure = screen.getByRole('figure').element()
  expect(figure.querySelector('figcaption')?.textContent).toMatch(/læse/)
  const audio = figure.querySelector('audio')
  expect(audio?.getAttribute('src')).toBe('/filer/lyd/a/laest.mp3')
  expect(audio?.ariaLabel).toBe('Hør forfatteren læse: Light')
})

test('other books are links with their titles alone, and their covers are hidden', async () => {
  const picture = { alt: 'En blå kande', width: 40, height: 60, focus: { x: 50, y: 50 } }
  const cover = { picture: { ...picture, placeholder: '', src: '/a.jpg', sources: [] } }
  const screen = await renderPage(<MoreWorks works={[{ ...danish, cover }]} />)
  const link = screen.getByRole('link', { name: 'Mørke', exact: true })
  await expect.element(link).toHaveAttribute('href', '/bibliografi/moerke')
  expect(screen.getByRole('img').elements()).toEqual([])
})
