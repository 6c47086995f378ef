import { expect, test } from 'vitest'
import { unsentDraft } from '#tests/browser/draft-server'
import { renderScreen } from '#tests/browser/screen'
import { outbox } from '~/admin/unsaved-drafts/outbox'
import type { UnsavedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { UnsavedDraftList } from './unsaved-draft-list'

const draft: UnsavedDraft = {
  id: 'a',
  form: '/admin/nyheder/ny',
  path: '/admin/nyheder/ny?om=1',
  kind: 'Nyhed',
  isNew: true,
  title: 'Advent',
  excerpt: '',
  device: 'Firefox på Windows',
  typedAt: '2026-11-28T09:30:00.000Z',
}

test('each unsaved draft has a title, a time and a link to continue it', async () => {
  const drafts = [draft, { ...draft, id: 'b', title: '' }]
  const screen = await renderScreen(<UnsavedDraftList drafts={drafts} showsKind />)
  const list = screen.getByRole('region', { name: 'Ikke gemt endnu' })
  await expect.element(list.getByText(/^Nyhed · Skrevet 28\. november 2026/).first()).toBeVisible()
  await expect
    .element(list.getByRole('link', { name: 'Fortsæt Advent' }))
    .toHaveAttribute('href', '/admin/nyheder/ny?om=1&kladde=a')
  await expect
    .element(list.getByRole('link', { name: 'Advent', exact: true }))
    .toHaveAttribute('href', '/admin/nyheder/ny?om=1&kladde=a')
  await expect.element(list.getByRole('link', { name: 'Fortsæt Uden titel' })).toBeVisible()
})

test('an edit of a stored row is listed with its screen, its device and the first words that differ', async () => {
  const edit = { ...draft, isNew: false, kind: 'Kontakt', title: '', excerpt: 'Telefon: »12«' }
  const screen = await renderScreen(
    <UnsavedDraftList drafts={[edit, { ...edit, id: 'b', title: 'Advent' }]} />,
  )
  const list = screen.getByRole('region', { name: 'Ikke gemt endnu' })
  const [first, second] = list.getByRole('listitem').elements()
  expect(first?.textContent).toMatch(/^Kontakt\s*Skrevet .* · Firefox på Windows · Telefon: »12«/)
  expect(second?.textContent).toMatch(/^Advent\s*Kontakt · Skrevet/)
})

test('a discarded draft is removed from this browser too', async () => {
  const [first, second] = [unsentDraft(), unsentDraft()]
  outbox.add('konto', first)
  outbox.add('konto', second)
  const screen = await renderScreen(<UnsavedDraftList drafts={[{ ...draft, id: first.id }]} />, {
    pages: { '/admin/kladder': null },
  })
  expect(screen.getByText(/Nyhed ·/).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Kassér Advent' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'discard', id: first.id }])
  expect(outbox.entries('konto')).toMatchObject([{ id: second.id }])
})

test('without drafts there is no list', async () => {
  const screen = await renderScreen(<UnsavedDraftList drafts={[]} />)
  expect(screen.getByRole('region', { name: 'Ikke gemt endnu' }).elements()).toEqual([])
})
