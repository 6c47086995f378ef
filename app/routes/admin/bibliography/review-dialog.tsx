import { formKit } from '~/admin/form/form-kit'
import { FormSubject } from '~/admin/form/form-subject'
import { HistoryLink } from '~/admin/form/history-link'
import { reviewFields, reviewForm } from '~/domain/bibliography/bibliography.form'
import { reviewCopy } from '~/domain/bibliography/bibliography-editing.copy'
import type { ListedReview } from '~/domain/bibliography/bibliography-editing.server'
import { PullQuoteField } from './pull-quote-field'

const { Dialog, TextField, RichTextField, nameOf, fieldOf } = formKit(reviewForm, reviewFields)

const blank = { revision: 0 } as const

/** The minimum height of the quotation's editor, in lines. */
const quoteRows = 8

interface ReviewDialogProps {
  /** Left out for a new one. */
  review?: ListedReview
  onClose: () => void
}

/** Adds or edits a review of the work. Render it only while it is open. */
export function ReviewDialog({ review, onClose }: ReviewDialogProps) {
  return (
    <Dialog
      title={review ? reviewCopy.edit : reviewCopy.add}
      size="wide"
      values={review ?? blank}
      onClose={onClose}
    >
      {review && <FormSubject id={review.id} />}
      <TextField name="header" />
      <RichTextField name="quote_text" pictures={false} rows={quoteRows} required />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <TextField name="author" />
        <TextField name="publication" />
      </div>
      <PullQuoteField {...fieldOf('pull_quote')} quoteName={nameOf('quote_text')} />
      {review && <HistoryLink noun="reviews" id={review.id} />}
    </Dialog>
  )
}
