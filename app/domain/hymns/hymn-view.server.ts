import { canonicalSlug } from '~/http/slug'
import { type HymnView, type ShownHymn, singlePath, type ThemeChoice } from './hymn-view'
import {
  type Hymn,
  type HymnTheme,
  hymnCollections,
  hymns,
  hymnsOf,
  hymnThemes,
  themeCounts,
} from './hymns'
import { stanzasOf } from './stanzas'

const themePath = (theme: HymnTheme) => `${singlePath}&tema=${canonicalSlug(theme)}`

/** What a URL of the page means: `?fane=enkelt`, and `&tema=` a theme in the form of a slug. */
export function hymnView(query: URLSearchParams): HymnView {
  if (query.get('fane') !== 'enkelt') return { tab: 'collections', collections: hymnCollections }
  const theme = hymnThemes.find((each) => canonicalSlug(each) === query.get('tema'))
  return {
    tab: 'single',
    hymns: hymnsOf(theme).map(shownHymn),
    choices: choices(theme),
    path: theme ? themePath(theme) : singlePath,
  }
}

function choices(chosen: HymnTheme | undefined): ThemeChoice[] {
  const counts = themeCounts(hymns)
  const all = { count: hymns.length, path: singlePath, current: chosen === undefined }
  const themes = hymnThemes.map((theme) => ({
    theme,
    count: counts[theme],
    path: themePath(theme),
    current: theme === chosen,
  }))
  return [all, ...themes]
}

function shownHymn({ id, title, theme, excerpt, fullText }: Hymn): ShownHymn {
  return { id, title, theme, excerpt: excerpt.split('\n'), stanzas: stanzasOf(fullText) }
}
