import { TextField } from '~/admin/fields'
import { FormDialog } from '~/admin/form-dialog'
import { RichTextField } from '~/admin/rich-text-field'
import { reviewForm } from '~/domain/bibliography/bibliography.form'
import { reviewCopy, reviewFieldCopy } from '~/domain/bibliography/bibliography-editing.copy'

const blank = { revision: 0 }

/** The least height of the quotation's editor, in lines. */
const quoteRows = 8

/** Adds a review to the work. To be shown only while it is open. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const text = reviewFieldCopy
  return (
    <FormDialog
      title={reviewCopy.add}
      size="wide"
      schema={reviewForm}
      values={blank}
      onClose={onClose}
    >
      <TextField name="header" label={text.header} />
      <RichTextField name="quote_text" label={text.quote} rows={quoteRows} required />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <TextField name="author" label={text.author} />
        <TextField name="publication" label={text.publication} />
      </div>
    </FormDialog>
  )
}
