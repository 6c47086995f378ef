import { expect, test } from 'vitest'
import { renderScreen } from '#tests/browser/screen'
import { keptInputStore, timeNow } from '~/admin/kept-input/kept-inputs'
import { copyKey, localCopies } from '~/admin/unsaved-drafts/send-draft'
import type { UnsavedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { UnsavedDraftList } from './unsaved-draft-list'

const draft: UnsavedDraft = {
  id: 'a',
  noun: 'news',
  kind: 'Nyhed',
  title: 'Advent',
  query: 'om=1',
  typedAt: '2026-11-28T09:30:00.000Z',
}

function storeCopy(id: string) {
  const copy = { id, noun: draft.noun, query: '', revision: 1, writer: 'w', turn: 1, isSent: true }
  const input = { keptAt: timeNow(), revisions: {}, fields: {}, pictures: [], draft: copy }
  keptInputStore.write(copyKey('konto', copy), input)
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

test('a discarded draft is removed from this browser too', async () => {
  storeCopy('a')
  storeCopy('b')
  const screen = await renderScreen(<UnsavedDraftList drafts={[draft]} />, {
    pages: { '/admin/kladder': null },
  })
  expect(screen.getByText(/Nyhed ·/).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Kassér Advent' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'discard', id: 'a' }])
  expect(localCopies('konto')).toMatchObject([{ draft: { id: 'b' } }])
})

test('without drafts there is no list', async () => {
  const screen = await renderScreen(<UnsavedDraftList drafts={[]} />)
  expect(screen.getByRole('region', { name: 'Ikke gemt endnu' }).elements()).toEqual([])
})
