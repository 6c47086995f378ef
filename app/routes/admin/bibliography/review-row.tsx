import { ResourceRow } from '~/admin/resource-list'
import { DeleteButton } from '~/admin/row-buttons'
import { reviewCopy } from '~/domain/bibliography/bibliography-editing.copy'
import type { ListedReview } from '~/domain/bibliography/bibliography-editing.server'

interface ReviewRowProps {
  review: ListedReview
  onEdit: () => void
  onDelete: () => void
}

/** A review in the list of its work: its heading, or who wrote it, and how it begins. */
export function ReviewRow({ review, onEdit, onDelete }: ReviewRowProps) {
  const { header, quote, author, publication } = review
  const by = [author, publication].filter(Boolean).join(', ')
  return (
    <ResourceRow
      title={header || by || reviewCopy.nameless}
      detail={
        <>
          {header && by}
          <span className="line-clamp-3 max-w-measure">{quote}</span>
        </>
      }
      actions={
        <>
          <button
            type="button"
            className="button"
            aria-label={`Rediger ${reviewCopy.named(by)}`}
            onClick={onEdit}
          >
            Rediger
          </button>
          <DeleteButton name={reviewCopy.named(by)} copy={reviewCopy} onDelete={onDelete} />
        </>
      }
    />
  )
}
