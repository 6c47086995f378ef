import type { RowOf } from '~/platform/db/schema'

export const hymnsCopy = {
  count: (hymns: number) => (hymns === 1 ? '1 salme' : `${hymns} salmer`),
  refrain: 'Omkvæd',
  text: 'Tekst',
  melody: 'Melodi',
  arrangement: 'Udsættelse',
  freeInWorship: 'Må synges frit i gudstjenester.',
  stanza: 'Vers',
  performer: (name: string) => `Fremført af ${name}`,
  download: 'Hent',
}

export const hymnGenre = 'Salmer'

export type HymnCredits = Pick<
  RowOf<'hymns'>,
  | 'title'
  | 'lyricist'
  | 'year'
  | 'melody'
  | 'composer'
  | 'arrangement'
  | 'text_rights'
  | 'melody_rights'
  | 'arrangement_rights'
  | 'is_free_in_worship'
>

export function creditLines(hymn: HymnCredits, authorName: string): string[] {
  const { lyricist, year, melody, composer, arrangement } = hymn
  const tune = [melody, composer].filter(Boolean).join(', ')
  const rights = [hymn.text_rights, hymn.melody_rights, hymn.arrangement_rights].filter(Boolean)
  return [
    `${hymnsCopy.text}: ${[lyricist ?? authorName, year].filter(Boolean).join(', ')}`,
    tune && `${hymnsCopy.melody}: ${tune}`,
    arrangement && `${hymnsCopy.arrangement}: ${arrangement}`,
    [...new Set(rights)].join(' · '),
    hymn.is_free_in_worship === 1 && hymnsCopy.freeInWorship,
  ].filter((line) => typeof line === 'string' && line !== '') as string[]
}

/** The credits of a hymn for its page. No line begins with a dot, or ends with a copyright sign. */
export function displayedCreditLines(hymn: HymnCredits, authorName: string): string[] {
  return creditLines(hymn, authorName).map((line) =>
    line.replaceAll('© ', '©\u00a0').replaceAll(' ·', '\u00a0·'),
  )
}
