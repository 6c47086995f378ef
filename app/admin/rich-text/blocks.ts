import type { Node as ContentNode } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import { type Editor, Node } from '@tiptap/react'
import { storedPictureUrl } from '~/admin/media/stored-picture-url'
import { isCardReference, isPicturePath } from '~/forms/editor-html'
import type { Media } from '~/forms/media'
import { playerOf } from '~/forms/players'

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

/** A video or a sound of another site, between the paragraphs (docs/specification.md, "Video and sound"). */
export const MediaNode = Node.create({
  name: 'media',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ url: { default: '' }, title: { default: '' }, path: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure[data-media]',
      // Before the rule of pictures, since its picture is written in the same way.
      priority: 60,
      getAttrs: (figure) => {
        const { media: url = '', picture = '' } = figure.dataset
        const title = figure.querySelector('figcaption')?.textContent ?? ''
        return playerOf(url) ? { url, title, path: isPicturePath(picture) ? picture : '' } : false
      },
    },
  ],
  renderHTML: ({ node }) => {
    const { url, title, path } = node.attrs as Media
    return [
      'figure',
      { 'data-media': url, 'data-picture': path || null },
      ['figcaption', {}, title],
    ]
  },
  addNodeView: () => (view) => {
    const { url, title, path } = view.node.attrs as Media
    const dom = document.createElement('figure')
    if (path) dom.append(Object.assign(new Image(), { src: storedPictureUrl(path), alt: '' }))
    const caption = document.createElement('figcaption')
    caption.textContent = `▶ ${title} (${playerOf(url)?.service})`
    dom.append(caption)
    return { dom }
  },
})

/** The attributes of the selected block; undefined if none of this type is selected. */
export function selectedBlock<Attributes>({ state: { selection } }: Editor, type: BlockType) {
  const isSelected = selection instanceof NodeSelection && selection.node.type.name === type
  return isSelected ? (selection.node.attrs as Attributes) : undefined
}

export function insertOrUpdateBlock(editor: Editor, type: BlockType, attrs: object) {
  if (!selectedBlock(editor, type)) return insertBlock(editor, type, attrs)
  editor.chain().focus().updateAttributes(type, attrs).run()
}

type BlockType = 'picture' | 'card' | 'media'

/**
 * Inserts a block at the cursor, or after the selected one. Then moves the cursor to the paragraph below, so that
 * typing does not replace the block.
 */
export function insertBlock(editor: Editor, type: BlockType, attrs: object) {
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
