import { useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '#tests/browser/page'
import { readSheet, type SheetRow, type SongSheet } from '~/domain/hymns/song-sheet/song-sheet'
import { SongSheetForm } from './song-sheet-form'

const choices = [
  { slug: 'blaest', title: 'Du kom i blæst' },
  { slug: 'lys', title: 'Lyset bliver længere' },
  { slug: 'bord', title: 'Der er et bord' },
]

function rowOf(slug: string): SheetRow {
  const title = choices.find((choice) => choice.slug === slug)?.title ?? ''
  const scores =
    slug === 'lys'
      ? [
          {
            id: '1',
            kind: 'score' as const,
            name: 'Melodi',
            performer: null,
            rights: null,
            size: '1,2 MB',
            mimeType: 'application/pdf',
            url: '/filer/salme/1/melodi.pdf',
          },
        ]
      : []
  const rights = { text_rights: null, melody_rights: null, arrangement_rights: null }
  const credits = { lyricist: null, year: null, melody: null, composer: null, arrangement: null }
  const row = { id: slug, slug, title, stanzas: [], scores }
  return { ...row, ...credits, ...rights, is_free_in_worship: 0 }
}

function Page() {
  const sheet = useLoaderData<SongSheet>()
  const rows = sheet.entries.map((entry) => ('slug' in entry ? rowOf(entry.slug) : entry))
  return <SongSheetForm sheet={sheet} rows={rows} choices={choices} days={[]} />
}

/** Shows the form of the sheet with a query. Each change of the sheet is a request of its new URL. */
async function openSheet(query: string) {
  const path = `/salmer/sangark${query}`
  const screen = await renderPage(<Page />, { path, load: (url) => readSheet(url.searchParams) })
  await expect.element(screen.getByRole('heading', { name: 'På arket' })).toBeVisible()
  return Object.assign(screen, {
    query: () => new URLSearchParams(screen.router.state.location.search).toString(),
    rows: () =>
      screen
        .getByRole('region', { name: 'På arket' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /^Fjern / }) }),
  })
}

const query = (text: string) => new URLSearchParams(text).toString()

test('a chosen hymn is added to the rest of the sheet, and can not be chosen again', async () => {
  const screen = await openSheet('?salme=lys&linje=DDS 118&titel=Sangaften&papir=a5')
  const select = screen.getByRole('combobox', { name: 'Læg en salme på arket' })
  const options = () => [...select.element().querySelectorAll('option')].map(({ text }) => text)
  expect(options()).toEqual(['Vælg en salme', 'Du kom i blæst', 'Der er et bord'])
  await select.selectOptions('Der er et bord')
  const added = 'salme=lys&linje=DDS 118&papir=a5&salme=bord&linje=&titel=Sangaften&sted=&dato='
  await expect.poll(screen.query).toBe(query(added))
  await expect.poll(options).toEqual(['Vælg en salme', 'Du kom i blæst'])
  await expect.element(select).toHaveValue('')
})

test('the arrow keys only go through the hymns, and Enter adds one, keeps the focus and says so', async () => {
  const screen = await openSheet('?salme=lys')
  const select = screen.getByRole('combobox', { name: 'Læg en salme på arket' })
  ;(select.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(select).toHaveValue('blaest')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(select).toHaveValue('bord')
  await expect.poll(() => screen.requested).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.rows().nth(1)).toMatchTextContent(/^Der er et bord/)
  await expect
    .element(screen.locator.getByRole('status'))
    .toHaveTextContent('»Der er et bord« er lagt på arket.')
  await expect.element(select).toHaveFocus()
  await expect.element(select).toHaveValue('')
  await screen.getByRole('link', { name: 'Fjern Der er et bord' }).click()
  await expect
    .element(screen.locator.getByRole('status'))
    .toHaveTextContent('»Der er et bord« er taget af arket.')
})

test('a typed line is added, and its field is empty again', async () => {
  const screen = await openSheet('?salme=lys')
  const line = screen.getByLabelText('Eller skriv en linje')
  await expect.element(line).toHaveAttribute('placeholder', 'F.eks. »DDS 118«.')
  await line.fill('DDS 118')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.rows().nth(1)).toBeInTheDocument()
  await expect.element(line).toHaveValue('')
  await expect.element(line).toHaveFocus()
})

test('the occasion, the place and the date are sent with the hymns', async () => {
  const screen = await openSheet('?salme=lys&sted=Nykøbing&dato=1. maj')
  await expect.element(screen.getByLabelText('Sted')).toHaveValue('Nykøbing')
  await expect.element(screen.getByLabelText('Dato')).toHaveValue('1. maj')
  await screen.getByLabelText('Anledning').fill('Sangaften')
  await screen.getByRole('button', { name: 'Opdater arket' }).click()
  const sent = 'salme=lys&salme=&linje=&titel=Sangaften&sted=Nykøbing&dato=1. maj'
  await expect.poll(screen.query).toBe(query(sent))
})

test.each([
  ['Flyt DDS 118 op', 'linje=DDS 118&salme=blaest&salme=lys'],
  ['Flyt DDS 118 ned', 'salme=blaest&salme=lys&linje=DDS 118'],
  ['Fjern DDS 118', 'salme=blaest&salme=lys'],
])(
  'the link »%s« changes the sheet, and leaves the focus to the heading',
  async (name, expected) => {
    const screen = await openSheet('?salme=blaest&linje=DDS 118&salme=lys')
    const link = screen.getByRole('link', { name })
    await link.click()
    await expect.poll(screen.query).toBe(query(expected))
    await expect.element(link).not.toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { name: 'På arket' })).toHaveFocus()
  },
)

test('a row that is moved, but not to an end, keeps the focus and the scroll position', async () => {
  const screen = await openSheet('?linje=DDS 118&salme=blaest&salme=lys')
  const link = screen.getByRole('link', { name: 'Flyt DDS 118 ned' })
  await link.click()
  await expect.poll(screen.query).toBe(query('salme=blaest&linje=DDS 118&salme=lys'))
  await expect.element(link).toHaveFocus()
  await expect.poll(() => screen.router.state.preventScrollReset).toBe(true)
})

test('the first row can not be moved up, nor the last one down', async () => {
  const screen = await openSheet('?salme=blaest&salme=lys')
  const names = (row: number) =>
    screen
      .rows()
      .nth(row)
      .getByRole('link')
      .elements()
      .map(({ ariaLabel }) => ariaLabel)
      .filter(Boolean)
  expect(names(0)).toEqual(['Flyt Du kom i blæst ned', 'Fjern Du kom i blæst'])
  await expect
    .element(screen.getByRole('link', { name: /^Hent noder til Lyset bliver længere: ?Melodi/ }))
    .toHaveAttribute('href', '/filer/salme/1/melodi.pdf')
  await expect
    .element(screen.getByRole('link', { name: 'Flyt Lyset bliver længere ned' }))
    .not.toBeInTheDocument()
})

test('an empty sheet says so', async () => {
  const screen = await openSheet('')
  await expect.element(screen.getByText('Der er ingen salmer på arket endnu.')).toBeVisible()
})
