import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

/**
 * Inserts a picture or a card at the cursor, or after the selected one. Then moves the cursor to the
 * paragraph below, so that typing does not replace the picture or card.
 */
export function putBlock(editor: Editor, type: 'picture' | 'card', attrs: object) {
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
