import { Toolbar as Base } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { languageNames, siteLanguage } from '~/forms/languages'
import { ActionSelect } from '~/ui/action-select'

interface ToolbarProps {
  editor: Editor
  /** The name of the field, which tells its toolbar from others. */
  label: string
  onLink: () => void
  onPdf: () => void
  /** Undefined if the text may not have pictures. */
  onPicture: (() => void) | undefined
  onCard: (() => void) | undefined
  onMedia: (() => void) | undefined
}

export function Toolbar({
  editor,
  label,
  onLink,
  onPdf,
  onPicture,
  onCard,
  onMedia,
}: ToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      link: current.isActive('link'),
      pdf: current.isActive('pdfLink'),
      picture: current.isActive('picture'),
      media: current.isActive('media'),
      quote: current.isActive('blockquote'),
      list: current.isActive('bulletList'),
      language: String(current.getAttributes('language').lang ?? siteLanguage),
      undo: current.can().undo(),
      redo: current.can().redo(),
    }),
  })
  const chain = () => {
    // At once: Tiptap's own `focus` waits for the next frame, and letters typed until then would be lost.
    editor.view.focus()
    return editor.chain()
  }
  return (
    <Base.Root
      aria-label={`Formatering: ${label}`}
      className="tall:sticky top-(--covered-top,0px) z-1 flex flex-wrap border-faded border-b bg-paper"
    >
      <Tool isActive={state.bold} onClick={() => chain().toggleBold().run()}>
        <strong>Fed</strong>
      </Tool>
      <Tool isActive={state.italic} onClick={() => chain().toggleItalic().run()}>
        <em>Kursiv</em>
      </Tool>
      <Tool isActive={state.link} onClick={onLink}>
        Link
      </Tool>
      <Tool isActive={state.pdf} onClick={onPdf}>
        PDF
      </Tool>
      {onPicture && (
        <Tool isActive={state.picture} onClick={onPicture}>
          Billede
        </Tool>
      )}
      {onCard && <Tool onClick={onCard}>Henvisning</Tool>}
      {onMedia && (
        <Tool isActive={state.media} onClick={onMedia}>
          <span>
            Video <span className="max-md:sr-only">eller lyd</span>
          </span>
        </Tool>
      )}
      <Tool isActive={state.list} onClick={() => chain().toggleBulletList().run()}>
        Punktliste
      </Tool>
      <Tool isActive={state.quote} onClick={() => chain().toggleBlockquote().run()}>
        Citat
      </Tool>
      <Base.Group className="flex grow md:grow-0">
        <ActionSelect
          key={state.language}
          aria-label="Sprog"
          defaultValue={state.language}
          onAct={({ value }) => {
            if (value === siteLanguage)
              chain().extendMarkRange('language').unsetMark('language').run()
            else chain().setMark('language', { lang: value }).run()
          }}
          // A phone has room for two rows of tools.
          className="min-h-11 min-w-0 max-w-28 bg-paper px-1 text-small max-md:hidden"
        >
          {Object.entries(languageNames).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </ActionSelect>
        <Tool disabled={!state.undo} onClick={() => chain().undo().run()}>
          Fortryd
        </Tool>
        <Tool disabled={!state.redo} onClick={() => chain().redo().run()}>
          Gentag
        </Tool>
      </Base.Group>
    </Base.Root>
  )
}

interface ToolProps {
  isActive?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function Tool({ isActive, disabled = false, onClick, children }: ToolProps) {
  return (
    <Base.Button
      aria-pressed={isActive}
      disabled={disabled}
      className="min-h-11 min-w-11 grow px-1 text-caption md:grow-0 md:px-2 md:text-small hover:bg-leaf data-disabled:text-faded data-disabled:opacity-60 aria-pressed:bg-ink aria-pressed:text-paper"
      onClick={onClick}
    >
      {children}
    </Base.Button>
  )
}
