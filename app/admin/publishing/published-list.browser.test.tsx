import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#tests/browser/screen'
import type { Publication } from '~/domain/publishing/publication'
import { PublishedList } from './published-list'

const copy = {
  title: 'Nyheder',
  add: 'Tilføj nyhed',
  none: 'Ingen nyheder endnu.',
  deleteQuestion: 'Er du sikker?',
}
const row = (id: string, state: Publication['state'] = 'published') => ({
  id,
  title: `Nyhed ${id}`,
  slug: `nyhed-${id}`,
  publication: { state, at: state === 'scheduled' ? '2026-12-01T09:00:00.000Z' : null },
})

function screen(items: ReturnType<typeof row>[], isOrdered = false) {
  const list = { items, total: items.length, text: '', hasMore: false, unsaved: [] }
  return (
    <PublishedList
      copy={copy}
      intro="Det nyeste øverst"
      relatedScreen={{ to: '/admin/kalender', title: 'Kalender' }}
      list={{ ...list, failed: undefined }}
      isOrdered={isOrdered}
      pathOf={(slug) => `/nyheder/${slug}`}
      picture={({ id }) => `Billede ${id}`}
      detail={({ slug }) => `Om ${slug}`}
      actions={({ id }) => <button type="button">Del {id}</button>}
      entries={({ id }) => [{ label: 'Lav en kopi', href: `/admin/kopi/${id}` }]}
    />
  )
}

const main = page.getByRole('main')
const rows = main.getByRole('listitem')

test('a row opens its form by its title and its button', async () => {
  await renderScreen(screen([row('a')]))
  for (const name of ['Nyhed a', 'Rediger Nyhed a']) {
    await expect
      .element(rows.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', '/admin/skaerm/a')
  }
  await expect.element(rows.getByText('Billede a')).toBeVisible()
  await expect.element(rows.getByText('Om nyhed-a')).toBeVisible()
  await expect.element(rows.getByRole('button', { name: 'Del a' })).toBeVisible()
})

test('the screen links to the form for a new row and to the related screen', async () => {
  await renderScreen(screen([]))
  await expect.element(main.getByRole('heading', { name: 'Nyheder' })).toBeVisible()
  await expect.element(main.getByText('Det nyeste øverst')).toBeVisible()
  await expect.element(main.getByText('Ingen nyheder endnu.')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Tilføj nyhed' }))
    .toHaveAttribute('href', '/admin/skaerm/ny')
  await expect
    .element(main.getByRole('link', { name: 'Kalender' }))
    .toHaveAttribute('href', '/admin/kalender')
})

test.for([
  ['published', undefined, 'Se på siden', '/nyheder/nyhed-a'],
  ['draft', 'Kladde', 'Se kladden', '/nyheder/nyhed-a?kladde=a'],
  ['scheduled', /^Udgives den 1\. december 2026/, 'Se kladden', '/nyheder/nyhed-a?kladde=a'],
] as const)(
  'a row that is %s shows it, and its menu leads to its page',
  async ([state, badge, entry, path]) => {
    await renderScreen(screen([row('a', state)]))
    const title = rows.getByRole('link', { name: 'Nyhed a', exact: true })
    const opacity = () =>
      getComputedStyle(title.element().closest('div.relative') ?? document.body).opacity
    await expect.element(title).toBeVisible()
    expect(opacity()).toBe(badge ? '0.65' : '1')
    if (badge) await expect.element(rows.getByText(badge)).toBeVisible()
    else await expect.element(rows.getByText('Kladde')).not.toBeInTheDocument()
    await rows.getByRole('button', { name: 'Flere muligheder: Nyhed a' }).click()
    await expect.element(page.getByRole('menuitem', { name: entry })).toHaveAttribute('href', path)
    await expect
      .element(page.getByRole('menuitem', { name: 'Lav en kopi' }))
      .toHaveAttribute('href', '/admin/kopi/a')
  },
)

test('a row is deleted once the question is confirmed', async () => {
  const shown = await renderScreen(screen([row('a'), row('b')]))
  const remove = rows.getByRole('button', { name: 'Slet Nyhed b' })
  const question = shown.getByRole('alertdialog', { name: 'Slet »Nyhed b«?' })
  await remove.click()
  await expect.element(question).toHaveAccessibleDescription('Er du sikker?')
  await question.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(remove).toHaveFocus()
  expect(shown.sent).toEqual([])
  await remove.click()
  await question.getByRole('button', { name: 'Slet' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => shown.sent).toEqual([{ intent: 'delete', id: 'b' }])
})

test('only the rows of an ordered list can be moved', async () => {
  const ordered = await renderScreen(screen([row('a'), row('b')], true))
  await expect.element(rows.getByRole('button', { name: 'Flyt ned: Nyhed a' })).toBeVisible()
  await ordered.unmount()
  await renderScreen(screen([row('a'), row('b')]))
  await expect.element(rows.getByRole('button', { name: 'Del a' })).toBeVisible()
  await expect.element(rows.getByRole('button', { name: /^Flyt/ })).not.toBeInTheDocument()
})
