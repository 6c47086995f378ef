import { href } from 'react-router'
import { openedRowPath } from '~/http/opened-row'
import { alwaysVisible, type NounDescription, nounWords } from '~/platform/changes/nouns'
import { networkOf } from './networks'
import { type ProfileForm, profileFields } from './profiles.form'

declare module '~/platform/db/schema' {
  interface Schema {
    profiles: Row & FormColumns<ProfileForm, typeof profileFields> & { sort_order: number }
  }
}

export const profileNoun = {
  words: nounWords('en profil', 'profilen på', 'profiler'),
  order: 'profilernes rækkefølge',
  nameOf: ({ name, url }) => name ?? networkOf(url).name,
  columns: { ...profileFields, sort_order: 'Rækkefølge' },
  visible: alwaysVisible,
  screen: href('/admin/profiler'),
  form: (id) => openedRowPath(href('/admin/profiler'), id),
  pages: [],
  search: [],
} satisfies NounDescription<'profiles'>
