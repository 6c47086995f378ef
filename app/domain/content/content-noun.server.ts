import { href } from 'react-router'
import { quoted } from '~/danish/quoted'
import { sectionList } from '~/domain/sections/sections'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { richText } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription } from '~/platform/changes/nouns'
import type { PageSource } from '~/platform/pages/page-source.server'
import { appearanceCopy } from './appearance/appearance.copy'
import { type ContentKey, type ContentPage, contentEntries } from './content'
import { readContent } from './content.server'
import { contentLinkCopy } from './editing.copy'
import { featuresCopy } from './features/features.copy'
import { homeContentCopy } from './home-content.copy'

declare module '~/platform/db/schema' {
  interface Schema {
    editable_content: Row & {
      page: string
      element_key: string
      content_type: 'text' | 'rich_text'
      content_value: string
    }
  }
}

/** Other groups of texts are named after their section. */
const homeGroups: string[] = ['hero', 'about', 'facts', 'forside'] satisfies ContentPage[]
const groupsOfEveryPage: string[] = ['footer', 'udseende', 'funktioner'] satisfies ContentPage[]

const contentPages: PageSource = {
  async changes({ db }) {
    const groups = await db
      .selectFrom('editable_content')
      .select(({ fn }) => ['page', fn.max('updated_at').as('at')])
      .groupBy('page')
      .execute()
    return groups
      .filter(({ page }) => !groupsOfEveryPage.includes(page))
      .map(({ page, at }) => ({ section: homeGroups.includes(page) ? '/' : `/${page}`, at }))
  },
  /** Only the concert info can contain links. */
  async links({ db }) {
    const rows = await db
      .selectFrom('editable_content')
      .select('content_value')
      .where('content_type', '=', 'rich_text')
      .execute()
    return rows.map(({ content_value }) => ({
      source: contentLinkCopy.concertInfo,
      editPath: href('/admin/foredrag/koncerttekst'),
      page: '/foredrag',
      html: content_value,
    }))
  },
}

const homeId = 'forside'

const homeSearch = {
  kind: 'home',
  name: 'forside',
  section: '/',
  title: 'soeg.home',
  nouns: ['editable_content'],
  list: async ({ live }) => [{ id: homeId, version: live.version }],
  async read(backend) {
    const content = await readContent(backend, 'hero', 'about', 'facts')
    const { 'hero.name': title, 'hero.description': detail, ...texts } = content
    return [{ id: homeId, title, detail, text: Object.values(texts).join('\n'), path: '/' }]
  },
} satisfies SiteSearch

export const contentNoun = {
  words: { indefinite: 'en tekst', named: textName, plural: 'tekster' },
  nameOf: ({ page, element_key }) => `${page}.${element_key}`,
  columns: {
    page: null,
    element_key: null,
    content_type: null,
    content_value: richText('Tekst'),
  },
  visible: alwaysVisible,
  screen: href('/admin/forside'),
  // The form is on the history screen, since a text may be on any page or none.
  form: (id) => href('/admin/historik/:noun/:id', { noun: 'editable_content', id }),
  formValues: ({ content_value }) => ({ value: content_value }),
  pages: [contentPages],
  search: [homeSearch],
} satisfies NounDescription<'editable_content'>

function textName(key: string): string {
  if (!(key in contentEntries)) return `teksten ${quoted(key)}`
  const [page] = key.split('.')
  return `teksten ${quoted(contentEntries[key as ContentKey].label)} (${nameOfPage(page)})`
}

/** The part of the front page, or the section, that shows a text. */
function nameOfPage(page = ''): string {
  const { groups } = homeContentCopy
  if (page in groups) return groups[page as keyof typeof groups].title
  if (page === 'udseende') return appearanceCopy.title
  if (page === 'funktioner') return featuresCopy.title
  return sectionList.find(({ path }) => path === `/${page}`)?.name ?? homeContentCopy.title
}
