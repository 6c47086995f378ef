import type { Editor } from '@tiptap/react'

/** The initial content of the dialogs: the link at the cursor, or the selection. */
export interface SelectedText {
  from: number
  to: number
  text: string
  /** The link's URL, if the selection is in a link. */
  href: string | undefined
}

/** Reads the selection; a cursor inside a link selects the whole link. */
export function selectedText(editor: Editor): SelectedText {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link')
  const { from, to } = editor.state.selection
  const text = editor.state.doc.textBetween(from, to, ' ')
  const { href } = editor.getAttributes('link') as { href?: string }
  return { from, to, text, href }
}

type LinkMark =
  | { type: 'link'; attrs: { href: string } }
  | { type: 'pdfLink'; attrs: { id: string } }

/** Inserts the link in place of the selection. An unchanged text keeps its bold and italic. */
export function putLink(
  editor: Editor,
  { from, to, text }: SelectedText,
  words: string,
  mark: LinkMark,
) {
  const range = { from, to }
  const put = editor.chain().focus()
  if (words === text) put.setTextSelection(range).setMark(mark.type, mark.attrs)
  else put.insertContentAt(range, { type: 'text', text: words, marks: [mark] })
  put
    .setTextSelection(from + words.length)
    .unsetMark(mark.type)
    .run()
}

/** Removes the link and keeps its text. */
export function removeLink(editor: Editor, { from, to }: SelectedText) {
  editor.chain().focus().setTextSelection({ from, to }).unsetMark('link').run()
}
