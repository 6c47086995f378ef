import { formKit } from '~/admin/form/form-kit'
import { DialogList } from '~/admin/list/dialog-list'
import { VisibilityButton } from '~/admin/rows/row-buttons'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import { testimonialsCopy } from '~/domain/testimonials/testimonials.copy'
import { testimonialFields, testimonialForm } from '~/domain/testimonials/testimonials.form'
import { listTestimonials } from '~/domain/testimonials/testimonials.server'
import { saveTestimonial } from '~/domain/testimonials/testimonials-commands.server'
import { listQueryOf, orderedListingOf } from '~/http/listing'
import { openedRowId } from '~/http/opened-row'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm, readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Dialog, TextField, TextArea, Checkbox } = formKit(testimonialForm, testimonialFields)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const read = async () => {
    const all = await listTestimonials(backend)
    return orderedListingOf(
      all,
      listQueryOf(request),
      ({ name, title, quote }) => `${name} ${title ?? ''} ${quote}`,
      openedRowId(request),
    )
  }
  return readListing(context, read, testimonialsCopy.notLoaded)
}

export const action = listAction('testimonials', {
  copy: testimonialsCopy,
  visibility: testimonialsCopy,
  handleOther: async ({ context }, form) => {
    const { admin, backend } = signedIn(context)
    const id = String(form.get('id') ?? '')
    return answerForm(context, form, testimonialForm, {
      save: (value) => saveTestimonial(backend, admin, id || undefined, value),
      readStored: () => rowForForm(backend, 'testimonials', testimonialForm, id),
      done: id ? testimonialsCopy.updated : testimonialsCopy.created,
      failed: testimonialsCopy.notSaved,
    })
  },
})

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
