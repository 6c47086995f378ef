import type { Editor } from '@tiptap/react'

/** The link at the cursor or the selection, with which a dialog starts. */
export type SelectedText = ReturnType<typeof selectedText>

/** The properties of a dialog that inserts a link. */
export interface LinkDialogProps {
  editor: Editor
  selected: SelectedText
  onClose: () => void
}

/** Returns the selection. If it is inside a link, first extends it to the whole link. */
export function selectedText(editor: Editor) {
  if (editor.isActive('link')) editor.commands.extendMarkRange('link')
  const { from, to } = editor.state.selection
  const text = editor.state.doc.textBetween(from, to, ' ')
  const { href } = editor.getAttributes('link') as { href?: string }
  return { from, to, text, href }
}

type LinkMark =
  | { type: 'link'; attrs: { href: string } }
  | { type: 'pdfLink'; attrs: { id: string } }

/** Replaces the selection with a link. An unchanged text stays bold and italic. */
export function insertLink(
  editor: Editor,
  { from, to, text }: SelectedText,
  linkText: string,
  mark: LinkMark,
) {
  const range = { from, to }
  const chain = editor.chain().focus()
  if (linkText === text) chain.setTextSelection(range).setMark(mark.type, mark.attrs)
  else chain.insertContentAt(range, { type: 'text', text: linkText, marks: [mark] })
  chain
    .setTextSelection(from + linkText.length)
    .unsetMark(mark.type)
    .run()
}
