import { pagesBelow } from '~/domain/pages/page-sources.server'
import { sectionList } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'

const { compare } = new Intl.Collator('da')

/** Every page that can be a target, as options: the sections, then the pages of each by title. */
export async function sitePages(backend: Backend): Promise<{ value: string; label: string }[]> {
  const lists = await Promise.all(
    pagesBelow(backend.nouns).map(async ({ listed }) => listed?.list(backend)),
  )
  const pages = lists.map((list = []) =>
    list
      .map(({ path, title }) => ({ value: path, label: title }))
      .sort((one, other) => compare(one.label, other.label)),
  )
  return [
    ...sectionList.map(({ path, name }) => ({ value: path as string, label: name })),
    ...pages.flat(),
  ]
}
