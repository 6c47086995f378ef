import type { Node as ContentNode } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import { type Editor, Node } from '@tiptap/react'
import { isPicturePath } from '~/forms/picture-path'
import { putBlock } from './put-block'
import { storedPictureUrl } from './stored-picture-url'

/** A picture between the paragraphs, as it is stored. */
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

/** The picture that is selected; undefined if something else is. */
export function selectedPicture({ state: { selection } }: Editor): TextPicture | undefined {
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'picture'
  return isPicture ? pictureOf(selection.node) : undefined
}

/** Inserts a picture, or changes the selected one. */
export function putPicture(editor: Editor, picture: TextPicture) {
  if (!selectedPicture(editor)) return putBlock(editor, 'picture', picture)
  editor.chain().focus().updateAttributes('picture', picture).run()
}
