import { ResourceRow } from '~/admin/list/resource-list'
import { DeleteButton, EditButton, VisibilityButton } from '~/admin/list/row-buttons'
import { pageEntries } from '~/admin/list/row-menu'
import type { Movable } from '~/admin/ordering/movable-row'
import { testimonialsCopy } from '~/domain/testimonials/testimonials.copy'
import type { ListedTestimonial } from '~/domain/testimonials/testimonials-editing.server'

interface TestimonialRowProps {
  testimonial: ListedTestimonial
  movable: Movable | undefined
  onEdit: () => void
  onCommand: (intent: 'hide' | 'show' | 'delete') => void
}

export function TestimonialRow({ testimonial, movable, onEdit, onCommand }: TestimonialRowProps) {
  const { name, title, quote, is_visible } = testimonial
  return (
    <ResourceRow
      movable={movable}
      title={name}
      opens={onEdit}
      badges={is_visible === 0 && <HiddenSign />}
      detail={
        <>
          {title}
          <span className="line-clamp-2 italic">{quote}</span>
        </>
      }
      dimmed={is_visible === 0}
      actions={
        <>
          <VisibilityButton name={name} isVisible={is_visible === 1} onCommand={onCommand} />
          <EditButton opens={onEdit} name={name} />
          <DeleteButton name={name} copy={testimonialsCopy} onDelete={() => onCommand('delete')} />
        </>
      }
      menu={{ name, entries: pageEntries(is_visible === 1 ? '/foredrag#anbefalinger' : undefined) }}
    />
  )
}

/** A crossed-out eye. */
function HiddenSign() {
  return (
    <svg
      role="img"
      aria-label={testimonialsCopy.isHidden}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className="ml-1 inline size-5 align-[-0.2em]"
    >
      <title>{testimonialsCopy.isHidden}</title>
      <path d="M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12zM4 3l16 18" />
      <circle cx="12" cy="12" r="3" />
    </svg>
  )
}

/** The text in which the list's search field finds words. */
export function searchedText({ name, title, quote }: ListedTestimonial): string {
  return `${name} ${title ?? ''} ${quote}`
}
