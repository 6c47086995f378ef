import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { rowPages } from '~/domain/rows/row-pages.server'
import { rowSearch } from '~/domain/rows/row-search.server'
import { stemSlug } from '~/http/slug'
import { publication } from '~/platform/changes/columns'
import { type NounDescription, nounWords } from '~/platform/changes/nouns'
import { plainLines, plainText } from '~/platform/rich-text.server'
import { collaborationPath } from './collaborations'
import { type CollaborationForm, collaborationFields } from './collaborations.form'
import { picturePaths } from './collaborations.server'

declare module '~/platform/db/schema' {
  interface Schema {
    collaborations: Published &
      FormColumns<CollaborationForm, typeof collaborationFields> & {
        image_url: string | null
        slug: string
      }
  }
}

/** The sitemap has paths with ids, whose pages state the canonical URL (docs/specification.md, "Routes"). */
const collaborationPages = rowPages('collaborations', '/samarbejder', {
  changeFrequency: 'yearly',
  priority: 0.5,
  usesIdsInSitemap: true,
  async share({ id, title, description }, backend) {
    const [picturePath = null] = await picturePaths(backend, id)
    return { title, picturePath, text: plainText(description) }
  },
})

const collaborationSearch = rowSearch('collaborations', {
  kind: 'collaboration',
  name: 'samarbejder',
  section: '/samarbejder',
  title: 'soeg.collaborations',
  order: [
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
  entry: ({ short_text, description }) => ({
    detail: '',
    text: `${short_text ?? ''}\n${plainLines(description)}`,
  }),
})

export const collaborationNoun = {
  words: nounWords('et samarbejde', 'samarbejdet'),
  nameOf: ({ title }) => title,
  columns: {
    ...collaborationFields,
    slug: 'Adresse',
    published_at: publication,
  },
  visible: (backend) => isPublished(backend, 'collaborations'),
  screen: href('/admin/samarbejder'),
  form: (id) => href('/admin/samarbejder/:id', { id }),
  pathOf: collaborationPath,
  slugOf: stemSlug,
  pages: [collaborationPages],
  search: [collaborationSearch],
} satisfies NounDescription<'collaborations'>
