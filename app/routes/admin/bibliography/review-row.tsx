import { ResourceRow } from '~/admin/list/resource-list'
import { DeleteButton, EditButton } from '~/admin/list/row-buttons'
import { pageEntries } from '~/admin/list/row-menu'
import type { Movable } from '~/admin/ordering/movable-row'
import { reviewCopy } from '~/domain/bibliography/bibliography-editing.copy'
import type { ListedReview } from '~/domain/bibliography/bibliography-editing.server'

interface ReviewRowProps {
  movable: Movable | undefined
  /** The review's path on the public site. */
  path: string
  review: ListedReview
  onEdit: () => void
  onDelete: () => void
}

/** A review in its work's list: its heading or reviewer, and the start of its text. */
export function ReviewRow({ review, movable, path, onEdit, onDelete }: ReviewRowProps) {
  const { header, quote, author, publication } = review
  const by = [author, publication].filter(Boolean).join(', ')
  const name = reviewCopy.named(by)
  return (
    <ResourceRow
      movable={movable}
      title={header || by || reviewCopy.nameless}
      opens={onEdit}
      detail={
        <>
          {header && by}
          <span className="line-clamp-3 max-w-measure">{quote}</span>
        </>
      }
      actions={
        <>
          <EditButton opens={onEdit} name={name} />
          <DeleteButton name={name} copy={reviewCopy} onDelete={onDelete} />
        </>
      }
      menu={{ name, entries: pageEntries(path) }}
    />
  )
}
