import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { emptyFrontPage } from '~/domain/front-page/front-page'
import { Contents } from './contents'

const work = {
  title: 'Lys',
  path: '/bibliografi/lys',
  cover: undefined,
  purchaseLink: 'https://example.dk/lys',
  praise: { sentence: '»Smukt.«', source: 'Avisen', language: 'da' as const },
  hasExtract: true,
  firstSentences: 'Ét. To.',
}
const content = {
  'forside.work': 'Ny bog',
  'forside.all_works': 'Alle bøger',
  'forside.read_on': 'Læs videre',
  'forside.work_link': 'Om bogen',
  'forside.buy': 'Køb bogen',
}

test.each([
  ['an extract and praise', work, ['Læs videre: Lys', 'Køb bogen: Lys'], '»Smukt.« Avisen'],
  [
    'neither',
    { ...work, hasExtract: false, praise: undefined, purchaseLink: null },
    ['Om bogen'],
    '',
  ],
])(
  'the newest work with %s has the links and the line that exist',
  async (_, shown, links, line) => {
    const front = { ...emptyFrontPage, work: shown }
    const screen = await renderPage(<Contents front={front} parts={['work']} />, { content })
    const region = screen.getByRole('region', { name: 'Ny bog' })
    const names = region
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Alle bøger', 'Lys', ...links])
    expect(region.element().textContent?.includes('»Smukt.«')).toBe(line !== '')
    if (line) await expect.element(region.getByText(line)).toBeVisible()
    await expect.element(region.getByText('Ét. To.')).toBeVisible()
  },
)
