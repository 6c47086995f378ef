import { formKit } from '~/admin/form/form-kit'
import { DialogList } from '~/admin/list/dialog-list'
import { VisibilityButton } from '~/admin/rows/row-buttons'
import { testimonialsCopy } from '~/domain/testimonials/testimonials.copy'
import { testimonialFields, testimonialForm } from '~/domain/testimonials/testimonials.form'
import { listTestimonials } from '~/domain/testimonials/testimonials.server'
import { orderedListingOf } from '~/http/listing'
import { dialogList } from '~/routes/admin/list-action.server'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Dialog, TextField, TextArea, Checkbox } = formKit(testimonialForm, testimonialFields)

const list = dialogList('testimonials', testimonialForm, {
  copy: testimonialsCopy,
  visibility: testimonialsCopy,
  read: async (backend, query) =>
    orderedListingOf(await listTestimonials(backend), query, ({ name, title, quote }) =>
      [name, title, quote].join(' '),
    ),
})

export const loader = list.loader
export const action = list.action

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  return (
    <DialogList
      noun="testimonials"
      copy={testimonialsCopy}
      title={testimonialsCopy.title}
      error={loaderData.failed}
      list={loaderData}
      nameOf={({ name }) => name}
      badges={({ is_visible }) => is_visible === 0 && <HiddenIcon />}
      detail={({ title, quote }) => (
        <>
          {title}
          <span className="line-clamp-2 italic">{quote}</span>
        </>
      )}
      isDimmed={({ is_visible }) => is_visible === 0}
      actions={({ id, name, is_visible }, command) => (
        <VisibilityButton
          name={name}
          isVisible={is_visible === 1}
          onCommand={(intent) => command({ intent, id })}
        />
      )}
      pageOf={({ is_visible }) => (is_visible === 1 ? '/foredrag#anbefalinger' : undefined)}
      dialog={(edited, props) => (
        <Dialog {...props} size="wide" values={edited ?? { revision: 0 }}>
          <TextField name="name" required />
          <TextField name="title" />
          <TextArea name="quote" rows={6} required />
          <Checkbox name="is_visible" />
        </Dialog>
      )}
    />
  )
}

function HiddenIcon() {
  return (
    <svg
      role="img"
      aria-label={testimonialsCopy.hiddenBadge}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className="ml-1 inline size-5 align-[-0.2em]"
    >
      <title>{testimonialsCopy.hiddenBadge}</title>
      <path d="M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12zM4 3l16 18" />
      <circle cx="12" cy="12" r="3" />
    </svg>
  )
}
