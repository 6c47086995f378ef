import { coversForPress } from '~/domain/bibliography/covers.server'
import { contactPage } from '~/domain/contact/contact.server'
import type { ContentKey } from '~/domain/content/content'
import { fallbackContent, readContent } from '~/domain/content/content.server'
import type { PressPicture } from '~/domain/images/gallery/gallery'
import { galleryForPress } from '~/domain/images/gallery/press-pictures.server'
import { mixedTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { isEditorHtml } from '~/forms/editor-html'
import { linkedText } from '~/http/linked-text.server'
import { type Page, pageIn } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { biographies, type PublicCover, parseFacts } from './press-kit'

const sharedTexts = [
  'billeder.info',
  'kontakt.email',
  'kontakt.phone',
  'kontakt.residence',
] as const satisfies ContentKey[]

type PressText = Extract<ContentKey, `presse.${string}`> | (typeof sharedTexts)[number]

type PressTexts = Record<PressText, string>

export type PressKit = Awaited<ReturnType<typeof pressKit>>

export async function pressKit(backend: Backend) {
  const [words, images, covers, { email, phone, phone_url, location }] = await Promise.all([
    pressTexts(backend),
    galleryForPress(backend),
    coversForPress(backend),
    contactPage(backend),
  ])
  return { ...words, images, covers, contact: { email, phone, phone_url, location } }
}

export async function pressTexts(backend: Backend) {
  const texts = await readContent(backend, 'presse', 'billeder', 'kontakt', 'hero', 'facts')
  return {
    content: textsOfPage(texts),
    name: texts['hero.name'],
    facts: parseFacts(texts['presse.facts'], texts),
  }
}

/** For when the database cannot be read. */
export const emptyPressKit: PressKit = {
  content: textsOfPage(fallbackContent('presse', 'billeder', 'kontakt')),
  name: '',
  facts: [],
  images: [],
  covers: [],
  contact: { email: null, phone: null, phone_url: null, location: null },
}

function textsOfPage(texts: PressTexts): PressTexts {
  const own = Object.entries(texts).filter(
    ([key]) => key.startsWith('presse.') || sharedTexts.some((other) => other === key),
  )
  return Object.fromEntries(own) as PressTexts
}

export async function publicBiographies(backend: Backend, content: PressTexts) {
  const nonBlank = biographies.filter(({ text }) => content[text])
  return Promise.all(
    nonBlank.map(async ({ text: key, name }) => {
      const stored = content[key]
      const isPlain = !isEditorHtml(stored) && typeof linkedText(stored) === 'string'
      const html = isPlain ? undefined : await mixedTextHtml(backend, stored)
      /** `html` is undefined if the text has neither formatting nor links. */
      return { key, name, text: mixedTextLines(stored), html }
    }),
  )
}

/** The maximum number of pictures on the page. The archive and /billeder have all. */
const maxImages = 24

export function imagesOfPage({ images }: Pick<PressKit, 'images'>): {
  images: PressPicture[]
  hasMore: boolean
} {
  return {
    images: images.slice(0, maxImages).map(({ paths: _, ...image }) => image),
    hasMore: images.length > maxImages,
  }
}

export function coversPage({ covers }: Pick<PressKit, 'covers'>, page: number): Page<PublicCover> {
  const publicCovers = covers.map(({ paths: _, ...cover }) => cover)
  return pageIn(publicCovers, page)
}

export type PublicBiography = Awaited<ReturnType<typeof publicBiographies>>[number]
