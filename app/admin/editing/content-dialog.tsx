import { formKit } from '~/admin/form/form-kit'
import { HistoryLink } from '~/admin/screen/history-link'
import { type ContentKey, contentEntries, type StoredEntry } from '~/domain/content/content'
import { kindOf, mayBeEmpty, textForm } from '~/domain/content/content.form'
import { contentPath } from './editing-state'

const { Dialog, TextField, TextArea, RichTextField, nameOf } = formKit(textForm)

const fields = { line: TextField, paragraph: TextArea, rich_text: RichTextField }

interface ContentDialogProps {
  text: { key: ContentKey; initial: StoredEntry }
  hideHistory?: boolean
  onClose: () => void
}

/** Edits a text in a dialog: rich text, and texts that are hidden or that the keyboard cannot reach. */
export function ContentDialog({ text, hideHistory, onClose }: ContentDialogProps) {
  const { key, initial } = text
  const { id, ...values } = initial
  const kind = kindOf(key)
  const Field = fields[kind]
  return (
    <Dialog
      title={contentEntries[key].label}
      size={kind === 'rich_text' ? 'wide' : 'narrow'}
      values={{ key, ...values }}
      action={contentPath}
      onClose={onClose}
    >
      <input type="hidden" name={nameOf('key')} value={key} data-subject />
      <Field name="value" label="Tekst" required={!mayBeEmpty(key)} />
      {id && !hideHistory && <HistoryLink noun="editable_content" id={id} />}
    </Dialog>
  )
}
