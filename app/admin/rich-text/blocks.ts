import type { Node as ContentNode } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import { type Editor, Node } from '@tiptap/react'
import { storedPictureUrl } from '~/admin/media/stored-picture-url'
import { isCardReference, isPicturePath } from '~/forms/editor-html'

export interface TextPicture {
  /** In the file store. */
  path: string
  alt: string
  caption: string
  credit: string
}

/** A picture with its texts, which the dialog edits (docs/specification.md, "Rich text"). */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    path: { default: '' },
    alt: { default: '' },
    caption: { default: '' },
    credit: { default: '' },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-picture]',
      getAttrs: (figure) => {
        const { picture: path = '', alt = '', credit = '' } = figure.dataset
        const caption = figure.querySelector('figcaption')?.textContent ?? ''
        return isPicturePath(path) && { path, alt, caption, credit }
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { path, alt, caption, credit } = pictureOf(node)
    const attributes = {
      'data-picture': path,
      'data-alt': alt || null,
      'data-credit': credit || null,
    }
    return ['figure', attributes, ...(caption ? [['figcaption', {}, caption]] : [])]
  },
  addNodeView: () => (view) => {
    const { path, alt, caption, credit } = pictureOf(view.node)
    const figure = document.createElement('figure')
    const image = document.createElement('img')
    image.src = storedPictureUrl(path)
    image.alt = alt
    const texts = document.createElement('figcaption')
    texts.textContent = [caption, credit].filter((text) => text !== '').join(' ')
    figure.append(image, texts)
    return { dom: figure }
  },
})

export function pictureOf(node: ContentNode): TextPicture {
  return node.attrs as TextPicture
}

export function selectedPicture({ state: { selection } }: Editor): TextPicture | undefined {
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'picture'
  return isPicture ? pictureOf(selection.node) : undefined
}

export function insertOrUpdatePicture(editor: Editor, picture: TextPicture) {
  if (!selectedPicture(editor)) return insertBlock(editor, 'picture', picture)
  editor.chain().focus().updateAttributes('picture', picture).run()
}

/** A link to an event or a work, between the paragraphs (docs/specification.md, "Rich text"). */
export const CardNode = Node.create({
  name: 'card',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ reference: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'aside[data-card]',
      getAttrs: (aside) => {
        const { card: reference = '' } = aside.dataset
        return isCardReference(reference) && { reference, title: aside.textContent ?? '' }
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'aside',
    { 'data-card': attrs.reference },
    ...(attrs.title ? [attrs.title] : []),
  ],
})

/**
 * Inserts a picture or a card at the cursor, or after the selected one. Then moves the cursor to the
 * paragraph below, so that typing does not replace the picture or card.
 */
export function insertBlock(editor: Editor, type: 'picture' | 'card' | 'media', attrs: object) {
  editor
    .chain()
    .focus()
    .insertContentAt(editor.state.selection.to, { type, attrs }, { updateSelection: true })
    .run()
  const { selection, doc } = editor.state
  if (!(selection instanceof NodeSelection)) return
  const after = selection.to
  const next = doc.resolve(after).nodeAfter
  const chain = editor.chain()
  if (!next?.isTextblock) chain.insertContentAt(after, { type: 'paragraph' })
  chain.setTextSelection(after + 1).run()
}
