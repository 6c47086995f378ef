import { AdminPage } from '~/admin/admin-page'
import { keepForm, reloadAfterSave } from '~/admin/keep-form'
import { ResourceList } from '~/admin/resource-list'
import { useCommand } from '~/admin/use-command'
import { testimonialForm } from '~/domain/testimonials/testimonials.form'
import { testimonialsText } from '~/domain/testimonials/testimonials.text'
import {
  deleteTestimonial,
  saveTestimonial,
  setTestimonialVisible,
} from '~/domain/testimonials/testimonials-commands.server'
import {
  allTestimonials,
  testimonialForEditing,
} from '~/domain/testimonials/testimonials-editing.server'
import { backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { answerCommand, answerForm, answerVisibility, readList } from '~/routes/admin/answer.server'
import type { Route } from './+types/list'
import { TestimonialButton } from './testimonial-button'
import { searchText, TestimonialRow } from './testimonial-row'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return readList(
    context,
    () => allTestimonials(context.get(backendContext)),
    testimonialsText.notLoaded,
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  switch (form.get('intent')) {
    case 'hide':
    case 'show': {
      const set = (visible: boolean) => setTestimonialVisible(backend, admin, id, visible)
      return answerVisibility(context, form, set, testimonialsText)
    }
    case 'delete': {
      const { deleted: done, notDeleted: failed } = testimonialsText
      return answerCommand(context, () => deleteTestimonial(backend, admin, id), { done, failed })
    }
    default:
      return answerForm(context, form, testimonialForm, {
        save: (value) => saveTestimonial(backend, admin, id || undefined, value),
        stored: () => testimonialForEditing(backend, id),
        done: id ? testimonialsText.updated : testimonialsText.created,
        failed: testimonialsText.notSaved,
      })
  }
}

export const clientAction = keepForm
export const shouldRevalidate = reloadAfterSave

export default function Testimonials({ loaderData: { items, failed } }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage
      title={testimonialsText.title}
      failed={failed}
      action={
        <TestimonialButton className="button-filled">{testimonialsText.add}</TestimonialButton>
      }
    >
      <ResourceList items={items} empty={testimonialsText.none} searchText={searchText}>
        {(testimonial) => (
          <TestimonialRow
            key={testimonial.id}
            testimonial={testimonial}
            onCommand={(intent) => command({ intent, id: testimonial.id })}
          />
        )}
      </ResourceList>
    </AdminPage>
  )
}
