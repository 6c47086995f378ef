import { createHash } from 'node:crypto'
import type { StoredPressPicture } from '~/domain/images/gallery/press-pictures.server'
import { canonicalSlug } from '~/http/slug'
import { numberedName, type ZippedText } from '~/platform/files/zip-stream.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { pressFileCopy as words } from './press.copy'
import { biographies } from './press-kit'
import type { PressKit } from './press-kit.server'

/** Part of the hash. Increase it when the format of the archive changes. */
const formatVersion = 1

export type ArchiveContents = ReturnType<typeof withHashAndSize>

/** The content of the archive; undefined if there is nothing but contact details. */
export function archiveContents(kit: PressKit) {
  const files = filesOf(kit)
  const texts = textsOf(kit)
  const isEmpty = files.length === 0 && kit.facts.length === 0 && biographyOf(kit) === ''
  if (isEmpty) return undefined
  return withHashAndSize(texts, files)
}

export function withoutFiles({ texts, files }: ArchiveContents, missing: string[]) {
  const text = `${[words.missingIntro, ...missing].join('\n')}\n`
  const present = files.filter(({ name }) => !missing.includes(name))
  return withHashAndSize([...texts, { name: words.missing, text }], present)
}

function withHashAndSize(texts: ZippedText[], files: ReturnType<typeof filesOf>) {
  const content = [formatVersion, texts, files]
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
  const sizes = [
    ...files.map(({ size }) => size),
    ...texts.map(({ text }) => Buffer.byteLength(text)),
  ]
  return { hash, texts, files, size: sizes.reduce((sum, size) => sum + size, 0) }
}

/** `path` is the path in the file store. */
function filesOf({ images, covers }: PressKit) {
  const file = (name: string, path: string, { size }: { size: number }) => ({ name, path, size })
  return [
    ...images.map(({ print, paths }, index) =>
      file(`${words.print}/${numberedName(index, print.name)}`, paths.print, print),
    ),
    ...images.map(({ web, paths }, index) =>
      file(`${words.web}/${numberedName(index, web.name)}`, paths.web, web),
    ),
    ...covers.map(({ title, print, paths }, index) => {
      const ending = print.name.slice(print.name.lastIndexOf('.'))
      const name = numberedName(index, `${canonicalSlug(title) || words.cover}${ending}`)
      return file(`${words.covers}/${name}`, paths.print, print)
    }),
  ]
}

function textsOf(kit: PressKit): ZippedText[] {
  return [
    { name: words.biography, text: biographyOf(kit) },
    { name: words.facts, text: factsAndContact(kit) },
    { name: words.captions, text: captionsOf(kit) },
  ]
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => ({ name, text: `${text}\n` }))
}

function biographyOf({ content }: PressKit): string {
  return biographies
    .filter(({ text }) => content[text] !== '')
    .map(({ text, name }) => `${content[name].toUpperCase()}\n\n${mixedTextLines(content[text])}`)
    .join('\n\n\n')
}

function factsAndContact({ content, facts, contact }: PressKit): string {
  const factLines = facts.map(({ name, value }) => (name ? `${name}: ${value}` : value))
  const contacts = [
    contact.email && `${content['kontakt.email']}: ${contact.email}`,
    contact.phone && `${content['kontakt.phone']}: ${contact.phone}`,
    contact.location && `${content['kontakt.residence']}: ${contact.location}`,
  ].filter((line) => typeof line === 'string')
  return [factLines, contacts]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function captionsOf({ content, images, name }: PressKit): string {
  if (images.length === 0) return ''
  return [content['billeder.info'], ...images.map((image, index) => captionOf(image, index, name))]
    .filter(Boolean)
    .join('\n\n')
}

function captionOf(image: StoredPressPicture, index: number, name: string): string {
  const { print, description, credit, picture } = image
  return [
    numberedName(index, print.name),
    description,
    picture.alt && `${words.alt}: ${picture.alt}`,
    credit ?? `${words.credit}: ${name}`,
  ]
    .filter(Boolean)
    .join('\n')
}
