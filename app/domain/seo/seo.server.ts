import type { Backend } from '~/platform/backend.server'
import type { SeoSettings } from './seo'

/** The author's title and description of a page. */
export async function seoSettings({ db }: Backend, path: string): Promise<SeoSettings | undefined> {
  return db
    .selectFrom('seo_settings')
    .select(['meta_title as title', 'meta_description as description'])
    .where('page_slug', '=', path)
    .executeTakeFirst()
}
