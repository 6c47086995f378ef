import { href } from 'react-router'
import { alwaysVisible, type NounDescription, words } from '~/platform/changes/nouns'

export const redirectNoun = {
  words: words('en viderestilling', 'viderestillingen fra'),
  nameOf: ({ path }) => path,
  columns: { path: 'Fra adressen', target: 'Send videre til' },
  visible: alwaysVisible,
  screen: href('/admin/adresser'),
  form: null,
  pages: [],
  search: [],
} satisfies NounDescription<'redirects'>
