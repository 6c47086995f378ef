import { Fragment, Slice } from '@tiptap/pm/model'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useState } from 'react'
import {
  CardNode,
  PictureNode,
  pictureOf,
  putBlock,
  putPicture,
  selectedPicture,
  type TextPicture,
} from './blocks'
import { CardDialog } from './card-dialog'
import { cleanPastedHtml, paragraphsOf } from './clean-paste'
import { leftOutOf, leftOutText } from './left-out'
import { LinkDialog } from './link-dialog'
import { LinkMark, PdfLinkMark } from './marks'
import { PdfDialog } from './pdf-dialog'
import { PictureDialog } from './picture-dialog'
import { putLink, removeLink, type SelectedText, selectedText } from './selected-link'
import { Toolbar } from './toolbar'
import './editor.css'

export interface RichTextEditorProps {
  html: string
  /** Attributes of the editable element: id, label and description. */
  attributes: Record<string, string>
  /** Whether the text may have pictures and cards. */
  pictures: boolean
  onChange: (html: string) => void
}

/** Allows the same markup as `cleanRichText`, without input rules that a typed date or asterisk would trigger. */
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
  PictureNode,
  CardNode,
]

type Open =
  | { dialog: 'card' }
  | { dialog: 'link' | 'pdf'; selected: SelectedText }
  | { dialog: 'picture'; picture?: TextPicture | undefined; file?: File | undefined }

/** The editor itself, loaded only by forms with rich text. */
export function RichTextEditor({ html, attributes, pictures, onChange }: RichTextEditorProps) {
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
      handlePaste: (_, { clipboardData }) => {
        const file = pictures ? fileIn(clipboardData) : undefined
        if (file) setOpen({ dialog: 'picture', file })
        else setLeftOut(leftOutText(leftOutIn(clipboardData)))
        return file !== undefined
      },
      handleDrop: (_, { dataTransfer }, __, isMoved) => {
        const file = pictures && !isMoved ? fileIn(dataTransfer) : undefined
        if (file) setOpen({ dialog: 'picture', file })
        return file !== undefined
      },
      handleDoubleClickOn: (_, __, node) => {
        if (node.type.name === 'picture') setOpen({ dialog: 'picture', picture: pictureOf(node) })
        return false
      },
      attributes: { ...attributes, class: editableClass },
    },
    onUpdate: ({ editor: updated }) => onChange(htmlOf(updated)),
  })
  const ask = (dialog: 'link' | 'pdf') => () => setOpen({ dialog, selected: selectedText(editor) })
  const askForPicture = () => setOpen({ dialog: 'picture', picture: selectedPicture(editor) })
  const close = () => setOpen(undefined)

  return (
    <>
      <Toolbar
        editor={editor}
        onLink={ask('link')}
        onPdf={ask('pdf')}
        onPicture={pictures ? askForPicture : undefined}
        onCard={pictures ? () => setOpen({ dialog: 'card' }) : undefined}
      />
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
      {open?.dialog === 'picture' && (
        <PictureDialog
          picture={open.picture}
          file={open.file}
          onInsert={(picture) => {
            close()
            putPicture(editor, picture)
          }}
          onRemove={() => {
            close()
            editor.chain().focus().deleteSelection().run()
          }}
          onClose={close}
        />
      )}
      {open?.dialog === 'card' && (
        <CardDialog
          onInsert={({ reference, title }) => {
            close()
            putBlock(editor, 'card', { reference, title })
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/** The first file of a clipboard or drop that has no text. */
function fileIn(data: DataTransfer | null): File | undefined {
  return data?.getData('text/html') === '' ? data.files[0] : undefined
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
