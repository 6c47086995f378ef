import { coversForPress, type PressCover } from '~/domain/bibliography/covers.server'
import type { ContactInfo } from '~/domain/contact/contact'
import { contactPage } from '~/domain/contact/contact.server'
import type { ContentKey } from '~/domain/content/content'
import { fallbackContent, readContent } from '~/domain/content/content.server'
import type { PressImage } from '~/domain/images/gallery/gallery'
import { galleryForPress, type StoredPressImage } from '~/domain/images/gallery/press-images.server'
import { shownWrittenText } from '~/domain/rich-text/shown-rich-text.server'
import { isEditorHtml } from '~/forms/editor-html'
import { linkedText } from '~/http/linked-text.server'
import { type Page, pageOf, rowRange } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { biographies, type Fact, factsOf, type ShownBiography, type ShownCover } from './press-kit'

/** Texts of other pages that this page shows too. */
const shared = [
  'billeder.info',
  'kontakt.email',
  'kontakt.phone',
  'kontakt.residence',
] as const satisfies ContentKey[]

type PressText = Extract<ContentKey, `presse.${string}`> | (typeof shared)[number]

type PressTexts = Record<PressText, string>

/** Everything for the press that a visitor may see (docs/specification.md, "Press kit"). */
export interface PressKit {
  content: PressTexts
  /** The author's name, the default credit. */
  name: string
  facts: Fact[]
  images: StoredPressImage[]
  covers: PressCover[]
  contact: ContactInfo
}

export async function pressKit(backend: Backend): Promise<PressKit> {
  const [words, images, covers, { email, phone, location }] = await Promise.all([
    pressWords(backend),
    galleryForPress(backend),
    coversForPress(backend),
    contactPage(backend),
  ])
  return { ...words, images, covers, contact: { email, phone, location } }
}

/** The texts of the press kit. */
export async function pressWords(
  backend: Backend,
): Promise<Pick<PressKit, 'content' | 'name' | 'facts'>> {
  const texts = await readContent(backend, 'presse', 'billeder', 'kontakt', 'hero', 'facts')
  return {
    content: shownTexts(texts),
    name: texts['hero.name'],
    facts: factsOf(texts['presse.facts'], texts),
  }
}

/** Shown when the database cannot be read. */
export const emptyPressKit: PressKit = {
  content: shownTexts(fallbackContent('presse', 'billeder', 'kontakt')),
  name: '',
  facts: [],
  images: [],
  covers: [],
  contact: { email: null, phone: null, location: null },
}

function shownTexts(texts: PressTexts): PressTexts {
  const own = Object.entries(texts).filter(
    ([key]) => key.startsWith('presse.') || shared.some((other) => other === key),
  )
  return Object.fromEntries(own) as PressTexts
}

/** The biographies that are written, shortest first. */
export async function shownBiographies(
  backend: Backend,
  content: PressTexts,
): Promise<ShownBiography[]> {
  const written = biographies.filter(({ text }) => content[text])
  return Promise.all(
    written.map(async ({ text: of, name }) => {
      const stored = content[of]
      const isPlain = !isEditorHtml(stored) && typeof linkedText(stored) === 'string'
      const html = isPlain ? undefined : await shownWrittenText(backend, stored)
      return { of, name, text: mixedTextLines(stored), html }
    }),
  )
}

/** The number of pictures on the page; the archive and /billeder have all. */
const maxShown = 24

/** The pictures of the page. */
export function shownImages({ images }: Pick<PressKit, 'images'>): {
  images: PressImage[]
  hasMore: boolean
} {
  return {
    images: images.slice(0, maxShown).map(({ paths: _, ...image }) => image),
    hasMore: images.length > maxShown,
  }
}

/** One page of the covers. */
export function shownCovers({ covers }: Pick<PressKit, 'covers'>, page: number): Page<ShownCover> {
  const { limit, offset } = rowRange(page)
  const rows = covers.slice(offset, offset + limit)
  return pageOf(
    rows.map(({ paths: _, ...cover }) => cover),
    page,
  )
}
