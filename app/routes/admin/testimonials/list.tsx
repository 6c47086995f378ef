import { formKit } from '~/admin/form/form-kit'
import { FormSubject } from '~/admin/form-state/form-subject'
import { OrderedList } from '~/admin/list/ordered-list'
import { ResourceRow } from '~/admin/list/resource-list'
import { useOpenedRow } from '~/admin/list/use-opened-row'
import { DeleteButton, EditButton, VisibilityButton } from '~/admin/rows/row-buttons'
import { pageEntries } from '~/admin/rows/row-menu'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { HistoryLink } from '~/admin/screen/history-link'
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
import { Button } from '~/ui/button'
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
  const command = useCommand()
  const [opened, setOpened] = useOpenedRow(loaderData.items)
  const edited = opened === 'new' ? undefined : opened
  return (
    <AdminPage
      title={testimonialsCopy.title}
      error={loaderData.failed}
      action={
        <Button className="button-filled" onClick={() => setOpened('new')}>
          {testimonialsCopy.add}
        </Button>
      }
    >
      <OrderedList list={loaderData} empty={testimonialsCopy.none} nameOf={({ name }) => name}>
        {(testimonial, movable) => {
          const { id, name, title, quote, is_visible } = testimonial
          const edit = () => setOpened(testimonial)
          const send = (intent: 'hide' | 'show' | 'delete') => command({ intent, id })
          return (
            <ResourceRow
              movable={movable}
              title={name}
              opens={edit}
              badges={is_visible === 0 && <HiddenIcon />}
              detail={
                <>
                  {title}
                  <span className="line-clamp-2 italic">{quote}</span>
                </>
              }
              dimmed={is_visible === 0}
              actions={
                <>
                  <VisibilityButton name={name} isVisible={is_visible === 1} onCommand={send} />
                  <EditButton opens={edit} name={name} />
                  <DeleteButton
                    name={name}
                    copy={testimonialsCopy}
                    onDelete={() => send('delete')}
                  />
                </>
              }
              menu={{
                name,
                entries: pageEntries(is_visible === 1 ? '/foredrag#anbefalinger' : undefined),
              }}
            />
          )
        }}
      </OrderedList>
      {opened && (
        <Dialog
          title={edited ? testimonialsCopy.edit : testimonialsCopy.add}
          size="wide"
          values={edited ?? { revision: 0 }}
          onClose={() => setOpened(undefined)}
        >
          {edited && <FormSubject id={edited.id} />}
          <TextField name="name" required />
          <TextField name="title" />
          <TextArea name="quote" rows={6} required />
          <Checkbox name="is_visible" />
          {edited && <HistoryLink noun="testimonials" id={edited.id} />}
        </Dialog>
      )}
    </AdminPage>
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
