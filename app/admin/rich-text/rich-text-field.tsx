import { type ComponentType, useEffect, useState } from 'react'
import { Field, type FieldProps } from '~/admin/fields/fields'
import { textOf, useChangeNotice, useField } from '~/admin/form-state/form-state'
import { editorHtml } from '~/forms/editor-html'
import { Button } from '~/ui/button'
import type { RichTextEditorProps } from './editor.client'

interface RichTextFieldProps extends FieldProps {
  /** Whether the stored value may be plain text (`isEditorHtml`). It is converted to HTML when it is edited. */
  mayBePlain?: boolean
  pictures?: boolean
  /** The minimum height, in lines. */
  rows?: number
}

/**
 * A field for text with bold, italic, lists, links, pictures and cards, submitted as HTML. Commands clean it
 * with `cleanRichText` of `~/platform/rich-text.server` before they store it.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, hint, required, mayBePlain = false, pictures = true, rows = 6 } = props
  const { id, value, aria } = useField(name, hint)
  const [html, setHtml] = useState(() => textOf(value))
  const { Editor, failed, again } = useEditorCode()
  useChangeNotice(html)
  useLabelClick(id)
  const attributes = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(required && { 'aria-required': 'true' }),
    ...(aria['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(aria['aria-describedby'] && { 'aria-describedby': aria['aria-describedby'] }),
  }
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <div className="grid grid-cols-1 grid-rows-[auto_1fr_auto] border border-faded bg-paper has-aria-invalid:border-2 has-aria-invalid:border-accent">
        {/* Reserves the minimum height below the toolbar, also before the editor has loaded. */}
        <textarea
          rows={rows}
          disabled
          tabIndex={-1}
          aria-hidden="true"
          className="invisible col-start-1 row-start-2 resize-none px-3 py-2.5 leading-normal"
        />
        <div className="col-start-1 row-span-3 row-start-1 grid min-w-0 grid-cols-1 grid-rows-subgrid">
          {Editor ? (
            <Editor
              html={mayBePlain ? editorHtml(html) : html}
              attributes={attributes}
              pictures={pictures}
              onChange={setHtml}
            />
          ) : (
            <EditorStatus failed={failed} again={again} />
          )}
        </div>
      </div>
      <input type="hidden" name={name} value={html} />
    </Field>
  )
}

function EditorStatus({ failed, again }: { failed: boolean; again: () => void }) {
  if (!failed) return <p className="p-3 text-faded text-small">Indlæser teksten …</p>
  return (
    <div className="grid justify-items-start gap-3 p-3">
      <p role="alert" className="text-small">
        Tekstfeltet kunne ikke hentes. Det, der er gemt, er der stadig.
      </p>
      <Button onClick={again}>Prøv igen</Button>
    </div>
  )
}

/** Focuses the editor when its label is clicked. Browsers do this only for native controls. */
function useLabelClick(id: string) {
  useEffect(() => {
    const label = document.querySelector(`label[for="${id}"]`)
    const focusEditor = () => document.getElementById(id)?.focus()
    label?.addEventListener('click', focusEditor)
    return () => label?.removeEventListener('click', focusEditor)
  }, [id])
}

type EditorCode = { RichTextEditor: ComponentType<RichTextEditorProps> }

/** Loads the editor, whose code is large, after the form is rendered. */
function useEditorCode() {
  const [code, setCode] = useState<EditorCode>()
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    import('./editor.client').then(setCode, () => setFailed(attempt))
  }, [attempt])
  return {
    Editor: code?.RichTextEditor,
    failed: failed === attempt,
    again: () => setAttempt(attempt + 1),
  }
}
