import { formKit } from '~/admin/form-kit'
import { reviewForm } from '~/domain/bibliography/bibliography.form'
import { reviewCopy, reviewFieldCopy } from '~/domain/bibliography/bibliography-editing.copy'

const { Dialog, TextField, RichTextField } = formKit(reviewForm)

const blank = { revision: 0 }

/** The least height of the quotation's editor, in lines. */
const quoteRows = 8

/** Adds a review to the work. To be shown only while it is open. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const text = reviewFieldCopy
  return (
    <Dialog title={reviewCopy.add} size="wide" values={blank} onClose={onClose}>
      <TextField name="header" label={text.header} />
      <RichTextField name="quote_text" label={text.quote} rows={quoteRows} required />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <TextField name="author" label={text.author} />
        <TextField name="publication" label={text.publication} />
      </div>
    </Dialog>
  )
}
