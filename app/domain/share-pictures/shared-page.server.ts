import { appearanceOf, siteNameOf } from '~/domain/content/appearance/appearance.server'
import type { ContentOf } from '~/domain/content/content'
import { textsAt } from '~/domain/content/content.server'
import { imageToShare } from '~/domain/images/images.server'
import { pagesAt } from '~/domain/pages/page-sources.server'
import type { SectionShare } from '~/domain/sections/section'
import { isSection, sections, type TextKey } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import type { SharedPage } from './sharing'

const commonTexts = [
  'hero.name',
  'udseende.face',
  'udseende.palette',
  'udseende.opening',
  'udseende.mark',
  'udseende.name',
  'udseende.church_year',
  'udseende.front',
  'udseende.sections',
] as const

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
  const [texts, image] = await Promise.all([
    textsAt(backend, [...commonTexts, title, ...(subtitle ? [subtitle] : [])]),
    wanted && imageToShare(backend, wanted),
  ])
  const words = { title: texts[title], subtitle: subtitle ? texts[subtitle] : '', text: '' }
  const picture = image && { ...image, isCover: false }
  return { path, part: '', ...words, ...siteLook(texts), ...(picture && { picture }) }
}

function siteLook(texts: Pick<ContentOf<'hero' | 'udseende'>, (typeof commonTexts)[number]>) {
  return { siteName: siteNameOf(texts), look: appearanceOf(texts) }
}

async function pageBelow(backend: Backend, path: string): Promise<SharedPage | undefined> {
  const match = pagesAt(backend.nouns, path)
  if (!match?.pages.share || !/^[\w-]*(?:\/[\w-]+)?$/.test(match.rest)) return undefined
  const share = await match.pages.share(backend, match.rest)
  if (!share) return undefined
  const { title, subtitle = '', picturePath, isCover = false, text = '' } = share
  const below = match.pages.basePath
  const part = isSection(below) ? sections[below].share?.title : undefined
  const [texts, image] = await Promise.all([
    textsAt(backend, [...commonTexts, ...(part ? [part] : [])]),
    picturePath ? imageToShare(backend, { path: picturePath }) : undefined,
  ])
  const words = { part: part ? texts[part] : '', title, subtitle, text }
  const picture = image && { ...image, isCover }
  return { path: share.path, ...words, ...siteLook(texts), ...(picture && { picture }) }
}
