import type { Backend } from '~/platform/backend.server'
import { type SeoSettings, seoPages } from './seo'
import type { ListedSeo } from './seo.form'

export async function seoSettings({ db }: Backend, path: string): Promise<SeoSettings | undefined> {
  return db
    .selectFrom('seo_settings')
    .select(['meta_title as title', 'meta_description as description'])
    .where('page_slug', '=', path)
    .executeTakeFirst()
}

export async function seoForEditing({ db }: Backend): Promise<ListedSeo[]> {
  const rows = await db
    .selectFrom('seo_settings')
    .select(['id', 'page_slug', 'meta_title', 'meta_description', 'revision'])
    .orderBy('page_slug')
    .execute()
  return seoPages.map(({ slug }) => {
    const row = rows.find(({ page_slug }) => page_slug === slug)
    return { meta_title: '', meta_description: '', revision: 0, ...row, page_slug: slug }
  })
}

export function storedSeo({ db }: Backend, path: string) {
  return db.selectFrom('seo_settings').select('id').where('page_slug', '=', path).executeTakeFirst()
}
