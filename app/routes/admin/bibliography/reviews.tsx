import { data, href, Link } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import { FormSubject } from '~/admin/form-state/form-subject'
import { OrderedList } from '~/admin/list/ordered-list'
import { ResourceRow } from '~/admin/list/resource-list'
import { useOpenedRow } from '~/admin/list/use-opened-row'
import { DeleteButton, EditButton } from '~/admin/rows/row-buttons'
import { pageEntries } from '~/admin/rows/row-menu'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { HistoryLink } from '~/admin/screen/history-link'
import { reviewAnchor, workPath } from '~/domain/bibliography/bibliography'
import { reviewFields, reviewForm } from '~/domain/bibliography/bibliography.form'
import { reviewCopy } from '~/domain/bibliography/bibliography-editing.copy'
import { reviewsForEditing } from '~/domain/bibliography/bibliography-editing.server'
import {
  addReview,
  arrangeReviews,
  updateReview,
} from '~/domain/bibliography/reviews/reviews-commands.server'
import { listQueryOf, orderedListingOf } from '~/http/listing'
import { openedRowId } from '~/http/opened-row'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import { findDraft } from '~/routes/admin/published-form.server'
import { Button } from '~/ui/button'
import type { Route } from './+types/reviews'
import { PullQuoteField } from './pull-quote-field'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Dialog, TextField, SelectField, RichTextField, nameOf, fieldOf } = formKit(
  reviewForm,
  reviewFields,
)

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const workReviews = await reviewsForEditing(backend, id)
  if (!workReviews) throw data(null, 404)
  const list = orderedListingOf(
    workReviews.reviews,
    listQueryOf(request),
    ({ header, quote, author }) => [header, quote, author].join(' '),
    openedRowId(request),
  )
  return { work: workReviews.work, list, draft: await findDraft(backend, 'bibliography', { id }) }
}

export const action = listAction('reviews', {
  copy: reviewCopy,
  arrange: (backend, admin, value, { id }: Route.ActionArgs['params']) =>
    arrangeReviews(backend, admin, id, value),
  handleOther: async ({ context, params }, form) => {
    const { admin, backend } = signedIn(context)
    const id = form.get('id')
    if (typeof id !== 'string') {
      return answerForm(context, form, reviewForm, {
        save: ({ revision: _, ...review }) => addReview(backend, admin, params.id, review),
        done: reviewCopy.created,
        failed: reviewCopy.notAdded,
      })
    }
    return answerForm(context, form, reviewForm, {
      save: (value) => updateReview(backend, admin, id, value),
      readStored: async () => {
        const work = await reviewsForEditing(backend, params.id)
        return work?.reviews.find((review) => review.id === id)
      },
      done: reviewCopy.updated,
      failed: reviewCopy.notUpdated,
    })
  },
})

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { work, list, draft } = loaderData
  const command = useCommand()
  const [opened, setOpened] = useOpenedRow(list.items)
  const edited = opened === 'new' ? undefined : opened
  return (
    <AdminPage
      title={reviewCopy.title(work.title)}
      intro={
        <Link to={href('/admin/bibliografi')} className="link py-1">
          {reviewCopy.back}
        </Link>
      }
      page={workPath(work.slug)}
      draft={draft}
      action={
        <Button className="button-filled" onClick={() => setOpened('new')}>
          {reviewCopy.add}
        </Button>
      }
    >
      <OrderedList
        list={list}
        empty={reviewCopy.none}
        nameOf={({ header, author }) => header || author || reviewCopy.nameless}
      >
        {(review, movable) => {
          const { id, header, quote, author, publication } = review
          const reviewer = [author, publication].filter(Boolean).join(', ')
          const name = reviewCopy.linkedName(reviewer)
          const edit = () => setOpened(review)
          return (
            <ResourceRow
              movable={movable}
              title={header || reviewer || reviewCopy.nameless}
              opens={edit}
              detail={
                <>
                  {header && reviewer}
                  <span className="line-clamp-3 max-w-measure">{quote}</span>
                </>
              }
              actions={
                <>
                  <EditButton opens={edit} name={name} />
                  <DeleteButton
                    name={name}
                    copy={reviewCopy}
                    onDelete={() => command({ intent: 'delete', id })}
                  />
                </>
              }
              menu={{ name, entries: pageEntries(`${workPath(work.slug)}#${reviewAnchor(id)}`) }}
            />
          )
        }}
      </OrderedList>
      {opened && (
        <Dialog
          title={edited ? reviewCopy.edit : reviewCopy.add}
          size="wide"
          values={edited ?? { revision: 0 }}
          onClose={() => setOpened(undefined)}
        >
          {edited && <FormSubject id={edited.id} />}
          <TextField name="header" />
          <RichTextField name="quote_text" pictures={false} rows={8} required />
          <div className="grid items-start gap-6 md:grid-cols-2">
            <TextField name="author" />
            <TextField name="publication" />
          </div>
          <SelectField name="language" />
          <PullQuoteField {...fieldOf('pull_quote')} quoteName={nameOf('quote_text')} />
          {edited && <HistoryLink noun="reviews" id={edited.id} />}
        </Dialog>
      )}
    </AdminPage>
  )
}
