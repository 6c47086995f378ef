import { href } from 'react-router'
import { alwaysVisible, type NounDescription, nounWords } from '~/platform/changes/nouns'

declare module '~/platform/db/schema' {
  interface Schema {
    /** `path` is a `pathKey`; `target` is the path of a page. */
    redirects: Row & { path: string; target: string }
  }
}

export const redirectNoun = {
  words: nounWords('en viderestilling', 'viderestillingen fra'),
  nameOf: ({ path }) => path,
  columns: { path: 'Fra adressen', target: 'Send videre til' },
  visible: alwaysVisible,
  screen: href('/admin/adresser'),
  form: null,
  pages: [],
  search: [],
} satisfies NounDescription<'redirects'>
