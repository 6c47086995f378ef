import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { readSheet, type SheetHymn, type SheetRow } from '~/domain/hymns/song-sheet/song-sheet'
import { SongSheetPaper } from './song-sheet'

function hymn(title: string, values: Partial<SheetHymn> = {}): SheetHymn {
  return {
    id: title,
    slug: title,
    title,
    stanzas: [],
    scores: [],
    lyricist: null,
    year: null,
    melody: null,
    composer: null,
    arrangement: null,
    text_rights: null,
    melody_rights: null,
    arrangement_rights: null,
    is_free_in_worship: 0,
    ...values,
  }
}

const names = { siteName: 'Bøger og blæst', authorName: 'Johanne Vang' }

const show = (rows: SheetRow[], query = '') =>
  renderPage(<SongSheetPaper sheet={readSheet(new URLSearchParams(query))} rows={rows} />, {
    site: names,
  })

test('a hymn is credited to its lyricist, or else to the author and not to the site', async () => {
  const screen = await show([hymn('Lys', { year: 2024 }), hymn('Tro', { lyricist: 'N.N.' })])
  const credits = screen.getByText(/^Tekst: /).elements()
  expect(credits.map(({ textContent }) => textContent)).toEqual([
    'Tekst: Johanne Vang, 2024',
    'Tekst: N.N.',
  ])
})

test('hymns and lines are numbered below the occasion, place and date', async () => {
  const screen = await show([hymn('Lys'), { line: 'DDS 118' }], 'titel=Høst&sted=Mors&dato=I dag')
  const headings = screen.getByRole('heading').elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Høst', '1. Lys', '2. DDS 118'])
  await expect.element(screen.getByText('Mors · I dag')).toBeVisible()
})
