import type { UploadPurpose } from '~/domain/images/image-paths'
import type { FileReference, Item } from '~/domain/moving/items'
import { editorText } from './editor-text.server'
import { type FormInput, withWords } from './form-input.server'
import { type ImportFiles, nameOf } from './import-files.server'
import type { Kind } from './kinds.server'
import type { Links } from './links.server'

/** Puts the texts of an item, with their links and files, and its picture into the input of a form. */
export class ItemTexts {
  readonly #links: Links
  readonly #files: ImportFiles | undefined

  constructor(links: Links, files: ImportFiles | undefined) {
    this.#links = links
    this.#files = files
  }

  async complete(kind: Kind, item: Item, input: FormInput): Promise<void> {
    const purpose = 'text' satisfies UploadPurpose
    const fileAt = ({ url = '', ...reference }: FileReference) => ({
      ...reference,
      url: this.#links.absolute(url),
      ...item.files?.[url],
    })
    for (const field of kind.rich) {
      const html = String(input[field] ?? '')
      if (!html || (item.keepsPlainTexts && !/<[a-z]/i.test(html))) continue
      const text = await editorText(html, {
        picture: async (reference) =>
          this.#files ? this.#files.picture(fileAt(reference), purpose) : 'images/texts/text_0.jpg',
        pdf: async (url) => this.#files?.pdf(fileAt({ url })),
        link: (url) => this.#links.resolve(url),
      })
      input[field] = kind.noun === 'news' ? withWords(text, item.name) : text
    }
    if (kind.noun === 'news' && !input.content) input.content = withWords('', item.name)
  }

  async addPicture(
    { field, purpose, altField = `${field}_alt` }: NonNullable<Kind['picture']>,
    picture: FileReference,
    input: FormInput,
  ): Promise<void> {
    const { alt = '', focus } = picture
    const path = this.#files
      ? await this.#files.picture(picture, purpose)
      : 'images/texts/text_0.jpg'
    if (!path) return
    input[field] = path
    input[altField] = alt.slice(0, 300)
    input[`${field}_original`] = nameOf(picture)
    if (!focus) return
    input[`${field}_focus_x`] = String(focus.x)
    input[`${field}_focus_y`] = String(focus.y)
  }
}
