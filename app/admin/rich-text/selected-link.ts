import type { Editor } from '@tiptap/react'

/** What the dialogs begin with: the link that the cursor is in, or what is selected. */
export interface SelectedText {
  from: number
  to: number
  text: string
  /** The URL of the link it is, if it is one. */
  href: string | undefined
}

/** Looks at the selection; a cursor inside a link means the whole link. */
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

/** Puts the link where the selection was. The same words keep their bold and italic. */
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

/** Leaves the words and takes the link off them. */
export function removeLink(editor: Editor, { from, to }: SelectedText) {
  editor.chain().focus().setTextSelection({ from, to }).unsetMark('link').run()
}
