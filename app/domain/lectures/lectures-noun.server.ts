import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { canonicalSlug } from '~/http/slug'
import { list, picture, publication, writtenText } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import { lecturePath } from './lectures'
import { lecturePages } from './lectures-pages.server'
import { lectureSearch } from './lectures-search.server'

export const lectureNoun = {
  words: words('et foredrag', 'foredraget'),
  nameOf: ({ title }) => title,
  columns: {
    title: 'Titel',
    subtitle: 'Undertitel',
    description: writtenText('Beskrivelse'),
    themes: list('Temaer'),
    duration: 'Varighed',
    date: 'Dato',
    time: 'Tid',
    location: 'Sted',
    link: 'Link',
    slug: 'Adresse',
    image_url: picture('Billede', 'lecture'),
    intro_short: 'Kort introduktion',
    intro_middle: 'Mellemlang introduktion',
    intro_long: 'Lang introduktion',
    technical_needs: 'Teknik',
    fee: 'Honorar',
    published_at: publication,
  },
  visible: (backend) => isPublished(backend, 'lectures'),
  screen: href('/admin/foredrag'),
  form: (id) => href('/admin/foredrag/:id', { id }),
  pathOf: lecturePath,
  slugOf: canonicalSlug,
  pages: [lecturePages],
  search: [lectureSearch],
} satisfies NounDescription<'lectures'>
