import { formKit } from '~/admin/form-kit'
import { contentEntries } from '~/domain/content/content'
import { kindOf, mayBeEmpty, textForm } from '~/domain/content/content.form'
import { contentPath } from './content-path'
import { closeElement, type EditingElement } from './editing-state'

const { Dialog, TextField, TextArea, RichTextField, nameOf } = formKit(textForm)

const fields = { line: TextField, paragraph: TextArea, rich_text: RichTextField }

/** A text that is not changed in its own place: rich text, and what cannot be seen or reached. */
export function ContentDialog({ element: { key, began } }: { element: EditingElement }) {
  const kind = kindOf(key)
  const Field = fields[kind]
  return (
    <Dialog
      title={contentEntries[key].label}
      size={kind === 'rich_text' ? 'wide' : 'narrow'}
      values={{ key, ...began }}
      action={contentPath}
      onClose={closeElement}
    >
      <input type="hidden" name={nameOf('key')} value={key} readOnly />
      <Field name="value" label="Tekst" required={!mayBeEmpty(key)} />
    </Dialog>
  )
}
