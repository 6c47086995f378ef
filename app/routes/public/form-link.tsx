import { rowCopy } from '~/admin/list/row.copy'
import type { ItemToEdit } from '~/site/layout/edit-item'

/** The small link to an item's form; above links that cover a whole card. */
export function FormLink({ at, name }: ItemToEdit) {
  return (
    <p className="no-print relative z-1 text-caption">
      <a
        href={at}
        aria-label={`${rowCopy.edit} ${name}`}
        className="inline-flex min-h-11 items-center text-faded decoration-1 decoration-dashed underline underline-offset-4 hover:text-ink hover:decoration-solid"
      >
        {rowCopy.edit}
      </a>
    </p>
  )
}
