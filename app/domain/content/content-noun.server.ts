import { href } from 'react-router'
import { richText } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription } from '~/platform/changes/nouns'
import { type ContentKey, contentEntries } from './content'
import { contentPages } from './content-pages.server'
import { homeSearch } from './home-search.server'

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

export const contentNoun = {
  words: { some: 'en tekst', named: textNamed },
  nameOf: ({ page, element_key }) => `${page}.${element_key}`,
  columns: {
    page: null,
    element_key: null,
    content_type: null,
    content_value: richText('Tekst'),
  },
  visible: alwaysVisible,
  screen: href('/admin/forside'),
  // The form is in the history because a text may be on any page, or none.
  form: (id) => href('/admin/historik/:noun/:id', { noun: 'editable_content', id }),
  formValues: ({ content_value }) => ({ value: content_value }),
  pages: [contentPages],
  search: [homeSearch],
} satisfies NounDescription<'editable_content'>

/** The author's name for a text, and its page. */
function textNamed(key: string): string {
  if (!(key in contentEntries)) return `teksten »${key}«`
  const [page] = key.split('.')
  return `teksten »${contentEntries[key as ContentKey].label}« (${page})`
}
