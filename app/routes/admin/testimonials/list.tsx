import { AdminPage } from '~/admin/frame/admin-page'
import { useOpenedRow } from '~/admin/list/use-opened-row'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { testimonialsCopy } from '~/domain/testimonials/testimonials.copy'
import { testimonialForm } from '~/domain/testimonials/testimonials.form'
import { saveTestimonial } from '~/domain/testimonials/testimonials-commands.server'
import {
  allTestimonials,
  testimonialForEditing,
} from '~/domain/testimonials/testimonials-editing.server'
import { listQueryOf, orderedListingOf } from '~/http/listing'
import { openedIn } from '~/http/opened-row'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm, readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import type { Route } from './+types/list'
import { TestimonialDialog } from './testimonial-dialog'
import { searchedText, TestimonialRow } from './testimonial-row'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const read = async () => {
    const all = await allTestimonials(backend)
    return orderedListingOf(all, listQueryOf(request), searchedText, openedIn(request))
  }
  return readListing(context, read, testimonialsCopy.notLoaded)
}

export const action = listAction('testimonials', {
  copy: testimonialsCopy,
  visibility: testimonialsCopy,
  other: async ({ context }, form) => {
    const { admin, backend } = signedIn(context)
    const id = String(form.get('id') ?? '')
    return answerForm(context, form, testimonialForm, {
      save: (value) => saveTestimonial(backend, admin, id || undefined, value),
      stored: () => testimonialForEditing(backend, id),
      done: id ? testimonialsCopy.updated : testimonialsCopy.created,
      failed: testimonialsCopy.notSaved,
    })
  },
})
export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const command = useCommand()
  const [writing, setWriting] = useOpenedRow(loaderData.items)
  return (
    <AdminPage
      title={testimonialsCopy.title}
      failed={loaderData.failed}
      action={
        <button type="button" className="button-filled" onClick={() => setWriting('new')}>
          {testimonialsCopy.add}
        </button>
      }
    >
      <OrderedList list={loaderData} empty={testimonialsCopy.none} nameOf={({ name }) => name}>
        {(testimonial, movable) => (
          <TestimonialRow
            testimonial={testimonial}
            movable={movable}
            onEdit={() => setWriting(testimonial)}
            onCommand={(intent) => command({ intent, id: testimonial.id })}
          />
        )}
      </OrderedList>
      {writing && (
        <TestimonialDialog
          testimonial={writing === 'new' ? undefined : writing}
          onClose={() => setWriting(undefined)}
        />
      )}
    </AdminPage>
  )
}
