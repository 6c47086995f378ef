import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { changesAt } from '~/domain/rows/row-pages.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import { publication } from '~/platform/changes/columns'
import { type NounDescription, nounWords } from '~/platform/changes/nouns'
import { parseList } from '~/platform/db/list-column'
import type { PageSource } from '~/platform/pages/page-source.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { type SearchEntry, versionOf } from '~/platform/search/search-source.server'
import { lecturePath, organisersPath, organisersSegment } from './lectures'
import { type LectureForm, lectureFields } from './lectures.form'
import { hasOrganisersPage, organiserColumns, publicLectures } from './lectures.server'
import { organisersCopy } from './lectures-editing.copy'

declare module '~/platform/db/schema' {
  interface Schema {
    lectures: Published &
      FormColumns<LectureForm, typeof lectureFields> & {
        image_url: string | null
        slug: string
      }
  }
}

export const lecturePages: PageSource<'/foredrag'> = {
  pages: {
    basePath: '/foredrag',
    listing: {
      changeFrequency: 'monthly',
      priority: 0.6,
      async list(backend) {
        const rows = await publicLectures(backend)
          .select(['slug', 'title', 'updated_at', 'published_at'])
          .select(organiserColumns)
          .orderBy('updated_at', 'desc')
          .orderBy('id')
          .execute()
        return rows.flatMap(({ slug, title, updated_at, published_at, ...row }) => {
          const changedAt = [updated_at, published_at]
          const lecture = { path: lecturePath(slug || canonicalSlug(title)), title, changedAt }
          if (!slug || !hasOrganisersPage(row)) return [lecture]
          const name = organisersCopy.pageTitle(title)
          return [lecture, { path: organisersPath(slug), title: name, changedAt }]
        })
      },
    },
    async find(backend, rest) {
      const [requested = '', part] = rest.split('/')
      const isForOrganisers = part === organisersSegment
      const slug = await currentSlugOf(backend, 'lectures', isForOrganisers ? requested : rest)
      if (slug === undefined) return undefined
      return isForOrganisers ? organisersPath(slug) : lecturePath(slug)
    },
    async share(backend, rest) {
      const [slug = '', part] = rest.split('/')
      const row = await publicLectures(backend)
        .select(['title', 'subtitle', 'description', 'image_url'])
        .select(organiserColumns)
        .where('slug', '=', slug)
        .executeTakeFirst()
      if (!row) return undefined
      const { title, subtitle, image_url } = row
      if (part !== undefined) {
        if (part !== organisersSegment || !hasOrganisersPage(row)) return undefined
        const words = { title, subtitle: organisersCopy.section.title }
        return { path: organisersPath(slug), ...words, picturePath: image_url }
      }
      return {
        path: lecturePath(slug),
        title,
        subtitle: subtitle ?? '',
        picturePath: image_url,
        text: mixedTextLines(row.description),
      }
    },
  },
  changes: changesAt('/foredrag', 'lectures'),
}

/** The search id of an organisers' page is the id of its lecture with this suffix. */
const organisersSuffix = `/${organisersSegment}`

const lectureSearch = {
  kind: 'lecture',
  name: 'foredrag',
  section: '/foredrag',
  title: 'soeg.lectures',
  nouns: ['lectures'],
  async list(backend) {
    const rows = await publicLectures(backend)
      .select(['id', versionOf('lectures').as('version')])
      .select(organiserColumns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.flatMap(({ id, version, ...row }) => {
      const ids = hasOrganisersPage(row) ? [id, id + organisersSuffix] : [id]
      return ids.map((each) => ({ id: each, version }))
    })
  },
  async read(backend, ids) {
    const lectureIds = ids.map((id) => id.replace(organisersSuffix, ''))
    const rows = await publicLectures(backend)
      .select(['id', 'title', 'slug', 'subtitle', 'description', 'themes', 'location'])
      .select(organiserColumns)
      .where('id', 'in', lectureIds)
      .execute()
    const entries = rows.flatMap(
      ({ id, title, slug, subtitle, description, themes, location, ...row }): SearchEntry[] => {
        const filled = organiserColumns.filter((column) => row[column])
        return [
          {
            id,
            title,
            detail: subtitle ?? '',
            text: [mixedTextLines(description), ...parseList(themes), location ?? ''].join('\n'),
            path: lecturePath(slug),
          },
          {
            id: id + organisersSuffix,
            title: organisersCopy.pageTitle(title),
            detail: '',
            text: filled.map((column) => row[column]).join('\n'),
            aliases: filled.map((column) => lectureFields[column].label).join(' '),
            path: organisersPath(slug),
          },
        ]
      },
    )
    return entries.filter(({ id }) => ids.includes(id))
  },
} satisfies SiteSearch

export const lectureNoun = {
  words: nounWords('et foredrag', 'foredraget'),
  nameOf: ({ title }) => title,
  columns: {
    ...lectureFields,
    slug: 'Adresse',
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
