import { Mark, mergeAttributes } from '@tiptap/react'
import { isForeign } from '~/forms/languages'
import { linkUrl } from '~/forms/link-url'

/** A link to a page, a URL or a telephone number. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  excludes: 'link pdfLink',
  addAttributes: () => ({ href: { default: null, parseHTML: hrefOf } }),
  parseHTML: () => [
    {
      tag: 'a[href]:not([data-pdf-id])',
      getAttrs: (element) => (hrefOf(element) === undefined ? false : null),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

/** A link to an uploaded PDF by its id, which the server converts to a URL. */
export const PdfLinkMark = Mark.create({
  name: 'pdfLink',
  inclusive: false,
  excludes: 'link pdfLink',
  addAttributes: () => ({
    id: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-pdf-id'),
      renderHTML: ({ id }) => ({ 'data-pdf-id': id }),
    },
  }),
  parseHTML: () => [{ tag: 'a[data-pdf-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
})

function hrefOf(element: Element): string | undefined {
  return linkUrl(element.getAttribute('href') ?? '')
}

/** A passage in another language than the page, which screen readers read with its own voice. */
export const LanguageMark = Mark.create({
  name: 'language',
  addAttributes: () => ({
    lang: { default: null, parseHTML: (element: Element) => element.getAttribute('lang') },
  }),
  parseHTML: () => [
    {
      tag: 'span[lang]',
      getAttrs: (element) => (isForeign(element.getAttribute('lang')) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** Raised and lowered text, as in m² and H₂O. It has no button: it comes from pasted text. */
export const [SuperscriptMark, SubscriptMark] = [
  scriptMark('superscript', 'sup', 'subscript'),
  scriptMark('subscript', 'sub', 'superscript'),
]

function scriptMark(name: string, tag: string, excluded: string) {
  return Mark.create({
    name,
    excludes: `${name} ${excluded}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })
}
