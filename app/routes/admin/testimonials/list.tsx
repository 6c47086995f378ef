import { AdminPage } from '~/admin/frame/admin-page'
import { useOpenedRow } from '~/admin/list/use-opened-row'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { testimonialsCopy } from '~/domain/testimonials/testimonials.copy'
import { testimonialForm } from '~/domain/testimonials/testimonials.form'
import {
  arrangeTestimonials,
  deleteTestimonial,
  saveTestimonial,
  setTestimonialVisible,
} from '~/domain/testimonials/testimonials-commands.server'
import {
  allTestimonials,
  testimonialForEditing,
} from '~/domain/testimonials/testimonials-editing.server'
import { askedList, orderedListingOf } from '~/http/listing'
import { openedIn } from '~/http/opened-row'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import {
  answerCommand,
  answerForm,
  answerOrder,
  answerVisibility,
  deletedToast,
  readListing,
} from '~/routes/admin/answer.server'
import type { Route } from './+types/list'
import { TestimonialDialog } from './testimonial-dialog'
import { searchCopy, TestimonialRow } from './testimonial-row'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const read = async () => {
    const all = await allTestimonials(context.get(backendContext))
    return orderedListingOf(all, askedList(request), searchCopy, openedIn(request))
  }
  return readListing(context, read, testimonialsCopy.notLoaded)
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  switch (form.get('intent')) {
    case 'arrange':
      return answerOrder(context, form, (value) => arrangeTestimonials(backend, admin, value))
    case 'hide':
    case 'show': {
      const set = (visible: boolean) => setTestimonialVisible(backend, admin, id, visible)
      return answerVisibility(context, form, set, testimonialsCopy)
    }
    case 'delete':
      return answerCommand(context, () => deleteTestimonial(backend, admin, id), {
        done: deletedToast(testimonialsCopy.deleted),
        failed: testimonialsCopy.notDeleted,
      })
    default:
      return answerForm(context, form, testimonialForm, {
        save: (value) => saveTestimonial(backend, admin, id || undefined, value),
        stored: () => testimonialForEditing(backend, id),
        done: id ? testimonialsCopy.updated : testimonialsCopy.created,
        failed: testimonialsCopy.notSaved,
      })
  }
}

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
