import { sectionList } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'

/** Every page a path can lead to, as a field offers them. */
export async function sitePages({ db }: Backend): Promise<{ value: string; label: string }[]> {
  const [lectures, works, collaborations] = await Promise.all([
    db.selectFrom('lectures').select(['slug', 'title']).orderBy('title').execute(),
    db.selectFrom('bibliography').select(['slug', 'title']).orderBy('title').execute(),
    db.selectFrom('collaborations').select(['slug', 'title']).orderBy('title').execute(),
  ])
  const below = (section: string) => (row: { slug: string; title: string }) => ({
    value: `/${section}/${row.slug}`,
    label: row.title,
  })
  return [
    ...sectionList.map(({ path, name }) => ({ value: path as string, label: name })),
    ...lectures.map(below('foredrag')),
    ...works.map(below('bibliografi')),
    ...collaborations.map(below('samarbejder')),
  ]
}
