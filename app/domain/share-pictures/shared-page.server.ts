import { appearanceOf, siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent, textsAt } from '~/domain/content/content.server'
import { imageToShare } from '~/domain/images/images.server'
import { pagesAt } from '~/domain/pages/page-sources.server'
import type { SectionShare } from '~/domain/sections/section'
import { isSection, sections, type TextKey } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import type { SharedPage } from './sharing'

export async function sharedPage(backend: Backend, url: string): Promise<SharedPage | undefined> {
  const path = url.replace(/(?<!\/)\/+$/, '') || '/'
  const share = isSection(path) ? sections[path].share : null
  return share ? sharedSection(backend, path, share) : pageBelow(backend, path)
}

async function sharedSection(
  backend: Backend,
  path: string,
  { title, subtitle, picture: wanted }: SectionShare<TextKey>,
): Promise<SharedPage> {
  const [site, texts, image] = await Promise.all([
    siteLook(backend),
    textsAt(backend, subtitle ? [title, subtitle] : [title]),
    wanted && imageToShare(backend, wanted),
  ])
  const words = { title: texts[title], subtitle: subtitle ? texts[subtitle] : '', text: '' }
  const picture = image && { ...image, isCover: false }
  return { path, part: '', ...words, ...site, ...(picture && { picture }) }
}

async function siteLook(backend: Backend) {
  const content = await readContent(backend, 'hero', 'udseende')
  return { siteName: siteNameOf(content), look: appearanceOf(content) }
}

async function pageBelow(backend: Backend, path: string): Promise<SharedPage | undefined> {
  const match = pagesAt(backend.nouns, path)
  if (!match?.pages.share || !/^[\w-]*(?:\/[\w-]+)?$/.test(match.rest)) return undefined
  const share = await match.pages.share(backend, match.rest)
  if (!share) return undefined
  const { title, subtitle = '', picturePath, isCover = false, text = '' } = share
  const below = match.pages.basePath
  const part = isSection(below) ? sections[below].share?.title : undefined
  const [site, texts, image] = await Promise.all([
    siteLook(backend),
    part && textsAt(backend, [part]),
    picturePath ? imageToShare(backend, { path: picturePath }) : undefined,
  ])
  const words = { part: (part && texts?.[part]) ?? '', title, subtitle, text }
  const picture = image && { ...image, isCover }
  return { path: share.path, ...words, ...site, ...(picture && { picture }) }
}
