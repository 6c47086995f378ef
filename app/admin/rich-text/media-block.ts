import { NodeSelection } from '@tiptap/pm/state'
import { type Editor, Node } from '@tiptap/react'
import { storedPictureUrl } from '~/admin/media/stored-picture-url'
import { isPicturePath } from '~/forms/editor-html'
import type { Media } from '~/forms/media'
import { playerOf } from '~/forms/players'
import { insertBlock } from './blocks'

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

export function selectedMedia({ state: { selection } }: Editor): Media | undefined {
  const isMedia = selection instanceof NodeSelection && selection.node.type.name === 'media'
  return isMedia ? (selection.node.attrs as Media) : undefined
}

export function insertOrUpdateMedia(editor: Editor, media: Media) {
  if (!selectedMedia(editor)) return insertBlock(editor, 'media', media)
  editor.chain().focus().updateAttributes('media', media).run()
}
