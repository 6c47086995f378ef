import { expect, test } from 'vitest'
import { creditLines, displayedCreditLines } from './hymns.copy'

const hymn = {
  title: 'Lys',
  lyricist: null,
  year: null,
  melody: null,
  composer: null,
  arrangement: null,
  text_rights: '© 2026 Johanne',
  melody_rights: '© 2026 Johanne',
  arrangement_rights: null,
  is_free_in_worship: 0 as const,
}

test('the copyright sign and the dot between rights stay in their line on a page, and are copied with spaces', () => {
  const credits = { ...hymn, melody_rights: '© komponisten' }
  expect(displayedCreditLines(credits, 'Johanne')).toEqual([
    'Tekst: Johanne',
    '©\u00a02026 Johanne\u00a0· ©\u00a0komponisten',
  ])
  expect(creditLines(hymn, 'Johanne')).toEqual(['Tekst: Johanne', '© 2026 Johanne'])
})

test('the last line of the credits of a hymn that anybody may sing in a service says so', () => {
  const credits = (is_free_in_worship: 0 | 1) =>
    creditLines({ ...hymn, is_free_in_worship }, 'Johanne').at(-1)
  expect(credits(1)).toBe('Må synges frit i gudstjenester.')
  expect(credits(0)).toBe('© 2026 Johanne')
})
