import { Fragment, Slice } from '@tiptap/pm/model'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useState } from 'react'
import { MediaDialog } from '~/admin/media/media-dialog'
import { cleanPaste } from '~/admin/paste/clean-paste'
import { leftOutText } from '~/admin/paste/left-out'
import { paragraphsOf } from '~/admin/paste/plain-text'
import type { Media } from '~/forms/media'
import {
  CardNode,
  insertOrUpdateBlock,
  MediaNode,
  PictureNode,
  pictureOf,
  selectedBlock,
  type TextPicture,
} from './blocks'
import { CardDialog } from './card-dialog'
import { LinkDialog } from './link-dialog'
import { LanguageMark, LinkMark, PdfLinkMark, SubscriptMark, SuperscriptMark } from './marks'
import { PdfDialog } from './pdf-dialog'
import { PictureDialog } from './picture-dialog'
import { type SelectedText, selectedText } from './selected-link'
import { Toolbar } from './toolbar'
import './editor.css'

export interface RichTextEditorProps {
  html: string
  attributes: Record<string, string>
  /** Whether the text may have pictures and cards. */
  pictures: boolean
  onChange: (html: string) => void
}

/** The editor's markup, which is the markup that `cleanRichText` allows. */
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
  LanguageMark,
  PdfLinkMark,
  SubscriptMark,
  SuperscriptMark,
  PictureNode,
  CardNode,
  MediaNode,
]

type OpenDialog =
  | { dialog: 'card' }
  | { dialog: 'media'; media: Media | undefined }
  | { dialog: 'link' | 'pdf'; selected: SelectedText }
  | { dialog: 'picture'; picture?: TextPicture | undefined; file?: File }

export function RichTextEditor({ html, attributes, pictures, onChange }: RichTextEditorProps) {
  const [open, setOpen] = useState<OpenDialog>()
  const [leftOut, setLeftOut] = useState<string>()
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    // A typed date or asterisk would trigger them.
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      ...baseProps,
      handlePaste: (_, { clipboardData }) => {
        const file = pictures ? fileIn(clipboardData) : undefined
        if (file) setOpen({ dialog: 'picture', file })
        else if (isPicture(clipboardData)) setLeftOut(leftOutText(['pictures']))
        else if (clipboardData?.getData('text/html') === '') setLeftOut(undefined)
        return file !== undefined
      },
      handleDrop: (_, { dataTransfer }) => {
        const file = pictures ? fileIn(dataTransfer) : undefined
        if (file) setOpen({ dialog: 'picture', file })
        return file !== undefined
      },
      handleDoubleClickOn: (_, __, node) => {
        if (node.type.name === 'picture') setOpen({ dialog: 'picture', picture: pictureOf(node) })
        if (node.type.name === 'media') setOpen({ dialog: 'media', media: node.attrs as Media })
        return false
      },
      transformPastedHTML: (pasted) => {
        const cleaned = cleanPaste(pasted)
        setLeftOut(leftOutText(cleaned.leftOut))
        return cleaned.html
      },
      attributes: { ...attributes, class: editableClass },
    },
    onUpdate: ({ editor: updated }) => onChange(htmlOf(updated)),
  })
  const openLinkDialog = (dialog: 'link' | 'pdf') => () =>
    setOpen({ dialog, selected: selectedText(editor) })
  const openPictureDialog = () =>
    setOpen({ dialog: 'picture', picture: selectedBlock<TextPicture>(editor, 'picture') })
  const openMediaDialog = () =>
    setOpen({ dialog: 'media', media: selectedBlock<Media>(editor, 'media') })
  const close = () => setOpen(undefined)

  return (
    <>
      <Toolbar
        editor={editor}
        label={attributes['aria-label'] ?? ''}
        onLink={openLinkDialog('link')}
        onPdf={openLinkDialog('pdf')}
        onPicture={pictures ? openPictureDialog : undefined}
        onCard={pictures ? () => setOpen({ dialog: 'card' }) : undefined}
        onMedia={pictures ? openMediaDialog : undefined}
      />
      <EditorContent editor={editor} className="grid" />
      <p
        role="status"
        className="col-start-1 border-faded border-t px-3 py-2 text-small empty:hidden"
      >
        {leftOut}
      </p>
      {open?.dialog === 'link' && (
        <LinkDialog editor={editor} selected={open.selected} onClose={close} />
      )}
      {open?.dialog === 'pdf' && (
        <PdfDialog editor={editor} selected={open.selected} onClose={close} />
      )}
      {open?.dialog === 'picture' && <PictureDialog {...open} editor={editor} onClose={close} />}
      {open?.dialog === 'media' && (
        <MediaDialog
          media={open.media}
          onChoose={(media) => insertOrUpdateBlock(editor, 'media', media)}
          onRemove={() => {
            close()
            editor.chain().focus().deleteSelection().run()
          }}
          onClose={close}
        />
      )}
      {open?.dialog === 'card' && <CardDialog editor={editor} onClose={close} />}
    </>
  )
}

/** Returns the first file of a paste or drop without HTML. */
function fileIn(data: DataTransfer | null): File | undefined {
  return data?.getData('text/html') === '' ? data.files[0] : undefined
}

function isPicture(data: DataTransfer | null): boolean {
  return data?.getData('text/html') === '' && data.types.includes('Files')
}

const editableClass = 'rich-text px-3 py-2.5 leading-normal outline-offset-0'

function htmlOf(editor: Editor): string {
  return editor.getHTML().replace(/(?<!<p><\/p>)(?:<p><\/p>)+$/, '')
}

const baseProps: EditorProps = {
  clipboardTextParser: (text, _, __, view) => textSlice(text, view),
  // Tells the editor not to handle Tab, so that it moves the focus out of the editor, also in a list.
  handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
}

function textSlice(text: string, { state: { schema } }: EditorView): Slice {
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
