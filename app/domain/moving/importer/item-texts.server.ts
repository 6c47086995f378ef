import type { FileReference, Item } from '~/domain/moving/items'
import { editorText } from './editor-text.server'
import { type FormInput, withWords } from './form-input.server'
import { type ImportFiles, nameOf } from './import-files.server'
import type { Kind } from './kinds.server'
import type { Links } from './links.server'

/** The links and files of a source; in a dry run, no files. */
interface Resolved {
  links: Links
  files: ImportFiles | undefined
}

/** The path of a picture that a dry run has not stored. */
const unstored = 'images/texts/text_0.jpg'

/** Puts the texts of an item, with their links and files, into the input of a form. */
export async function completeTexts(
  { links, files }: Resolved,
  kind: Kind,
  item: Item,
  input: FormInput,
): Promise<void> {
  const fileAt = ({ url = '', ...reference }: FileReference) => ({
    ...reference,
    url: links.absolute(url),
    ...item.files?.[url],
  })
  for (const field of kind.rich ?? []) {
    const html = String(input[field] ?? '')
    if (!html || (item.keepsPlainTexts && !/<[a-z]/i.test(html))) continue
    const text = await editorText(html, {
      picture: async (reference) => (files ? files.picture(fileAt(reference), 'text') : unstored),
      pdf: async (url) => files?.pdf(fileAt({ url })),
      link: (url) => links.resolve(url),
    })
    input[field] = kind.noun === 'news' ? withWords(text, item.name) : text
  }
  if (kind.noun === 'news' && !input.content) input.content = withWords('', item.name)
}

export async function addPicture(
  { files }: Resolved,
  { field, purpose, altField = `${field}_alt` }: NonNullable<Kind['picture']>,
  picture: FileReference,
  input: FormInput,
): Promise<void> {
  const { alt = '', focus } = picture
  const path = files ? await files.picture(picture, purpose) : unstored
  if (!path) return
  input[field] = path
  input[altField] = alt.slice(0, 300)
  input[`${field}_original`] = nameOf(picture)
  if (!focus) return
  input[`${field}_focus_x`] = String(focus.x)
  input[`${field}_focus_y`] = String(focus.y)
}
