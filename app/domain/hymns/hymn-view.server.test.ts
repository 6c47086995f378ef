import { expect, test } from 'vitest'
import { hymnView } from './hymn-view.server'

const view = (query: string) => hymnView(new URLSearchParams(query))

test('the collections are shown until single hymns are asked for', () => {
  for (const query of ['', 'fane=noget', 'tema=kaerlighed']) {
    expect(view(query)).toMatchObject({ tab: 'collections', collections: { length: 4 } })
  }
})

test('the filter offers all hymns first, then each theme with its count', () => {
  const shown = view('fane=enkelt')
  expect(shown).toMatchObject({
    tab: 'single',
    path: '/salmer?fane=enkelt',
    hymns: { length: 4 },
    choices: [
      { count: 4, path: '/salmer?fane=enkelt', current: true },
      { theme: 'Ro og fred', count: 1, path: '/salmer?fane=enkelt&tema=ro-og-fred' },
      { theme: 'Håb og tro', count: 1, path: '/salmer?fane=enkelt&tema=haab-og-tro' },
      { theme: 'Kærlighed', count: 1, path: '/salmer?fane=enkelt&tema=kaerlighed' },
      { theme: 'Tro og tvivl', count: 1, path: '/salmer?fane=enkelt&tema=tro-og-tvivl' },
    ],
  })
})

test('a theme in the URL shows its hymns alone', () => {
  const shown = view('fane=enkelt&tema=haab-og-tro')
  expect(shown).toMatchObject({ path: '/salmer?fane=enkelt&tema=haab-og-tro' })
  if (shown.tab !== 'single') throw new Error('not the single hymns')
  expect(shown.hymns.map(({ theme }) => theme)).toEqual(['Håb og tro'])
  expect(shown.choices.filter(({ current }) => current)).toMatchObject([{ theme: 'Håb og tro' }])
})

test('a theme that we do not have shows all hymns', () => {
  expect(view('fane=enkelt&tema=vrede')).toMatchObject({
    path: '/salmer?fane=enkelt',
    hymns: { length: 4 },
  })
})

test('a hymn keeps every line of its verse', () => {
  const shown = view('fane=enkelt&tema=haab-og-tro')
  if (shown.tab !== 'single') throw new Error('not the single hymns')
  expect(shown.hymns[0]?.excerpt[0]).toBe('Under isen rører vandet')
  expect(shown.hymns[0]?.stanzas.map((lines) => lines.length)).toEqual([4, 4, 4, 4, 4, 4])
})
