import { Fragment, Slice } from '@tiptap/pm/model'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useState } from 'react'
import { cleanPastedHtml } from './clean-paste'
import { leftOutOf, leftOutText } from './left-out'
import { LinkDialog } from './link-dialog'
import { LinkMark, PdfLinkMark } from './marks'
import { PdfDialog } from './pdf-dialog'
import { paragraphsOf } from './plain-paste'
import { putLink, removeLink, type SelectedText, selectedText } from './selected-link'
import { Toolbar } from './toolbar'
import './editor.css'

export interface RichTextEditorProps {
  html: string
  /** Attributes of the editable element: id, label and description. */
  attributes: Record<string, string>
  onChange: (html: string) => void
}

/** Matches what `cleanRichText` allows, without input rules that a typed date or asterisk would trigger. */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    dropcursor: false,
    heading: false,
    horizontalRule: false,
    link: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  LinkMark,
  PdfLinkMark,
]

type Open = { dialog: 'link' | 'pdf'; selected: SelectedText }

/** The editor itself, loaded only by forms with rich text. */
export function RichTextEditor({ html, attributes, onChange }: RichTextEditorProps) {
  const [open, setOpen] = useState<Open>()
  const [leftOut, setLeftOut] = useState<string>()
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      ...pasting,
      handlePaste: (_, event) => {
        setLeftOut(leftOutText(leftOutIn(event.clipboardData)))
        return false
      },
      attributes: { ...attributes, class: editableClass },
    },
    onUpdate: ({ editor: updated }) => onChange(htmlOf(updated)),
  })
  const ask = (dialog: Open['dialog']) => () => setOpen({ dialog, selected: selectedText(editor) })
  const close = () => setOpen(undefined)

  return (
    <>
      <Toolbar editor={editor} onLink={ask('link')} onPdf={ask('pdf')} />
      <EditorContent editor={editor} className="grid" />
      <p
        role="status"
        className="col-start-1 border-faded border-t px-3 py-2 text-small empty:hidden"
      >
        {leftOut}
      </p>
      {open?.dialog === 'link' && (
        <LinkDialog
          text={open.selected.text}
          href={open.selected.href}
          onInsert={(text, href) => {
            close()
            putLink(editor, open.selected, text, { type: 'link', attrs: { href } })
          }}
          onRemove={() => {
            close()
            removeLink(editor, open.selected)
          }}
          onClose={close}
        />
      )}
      {open?.dialog === 'pdf' && (
        <PdfDialog
          text={open.selected.text}
          onInsert={(text, id) => {
            close()
            putLink(editor, open.selected, text, { type: 'pdfLink', attrs: { id } })
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function leftOutIn(pasted: DataTransfer | null) {
  const html = pasted?.getData('text/html') ?? ''
  const isPicture = html === '' && pasted?.types.includes('Files')
  return isPicture ? (['pictures'] as const) : leftOutOf(html)
}

const editableClass = 'rich-text px-3 py-2.5 leading-normal outline-offset-0'

/** Drops empty paragraphs at the end. */
function htmlOf(editor: Editor): string {
  return editor.getHTML().replace(/(?<!<p><\/p>)(?:<p><\/p>)+$/, '')
}

const pasting: EditorProps = {
  transformPastedHTML: cleanPastedHtml,
  clipboardTextParser: (text, _, __, view) => sliceOf(text, view),
  // Tab leaves the editor, also from within a list, so the editor must not handle it.
  handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
}

function sliceOf(text: string, { state: { schema } }: EditorView): Slice {
  const { paragraph, hardBreak } = schema.nodes
  const paragraphs = paragraphsOf(text).map((lines) =>
    paragraph?.create(
      null,
      lines.flatMap((line, index) => [
        ...(index > 0 && hardBreak ? [hardBreak.create()] : []),
        ...(line !== '' ? [schema.text(line)] : []),
      ]),
    ),
  )
  return Slice.maxOpen(Fragment.from(paragraphs.filter((one) => one !== undefined)))
}
