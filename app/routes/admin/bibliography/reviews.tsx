import { data, href, Link } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { useOpenedRow } from '~/admin/list/use-opened-row'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { reviewAnchor, workPath } from '~/domain/bibliography/bibliography'
import { reviewForm } from '~/domain/bibliography/bibliography.form'
import { reviewCopy } from '~/domain/bibliography/bibliography-editing.copy'
import { reviewsForEditing } from '~/domain/bibliography/bibliography-editing.server'
import {
  addReview,
  arrangeReviews,
  updateReview,
} from '~/domain/bibliography/reviews-commands.server'
import { listQueryOf, orderedListingOf } from '~/http/listing'
import { openedIn } from '~/http/opened-row'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { answerForm } from '~/routes/admin/answer.server'
import { draftOfForm } from '~/routes/admin/drafts.server'
import { listAction } from '~/routes/admin/list-action.server'
import type { Route } from './+types/reviews'
import { ReviewDialog } from './review-dialog'
import { ReviewRow } from './review-row'

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const found = await reviewsForEditing(backend, id)
  if (!found) throw data(null, 404)
  const list = orderedListingOf(
    found.reviews,
    listQueryOf(request),
    ({ header, quote, author }) => [header, quote, author].join(' '),
    openedIn(request),
  )
  return { work: found.work, list, draft: await draftOfForm(backend, 'bibliography', { id }) }
}

export const action = listAction('reviews', {
  copy: reviewCopy,
  arrange: (backend, admin, value, { id }: Route.ActionArgs['params']) =>
    arrangeReviews(backend, admin, id, value),
  other: async ({ context, params }, form) => {
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
      stored: () => storedReview(backend, params.id, id),
      done: reviewCopy.updated,
      failed: reviewCopy.notUpdated,
    })
  },
})

async function storedReview(backend: Backend, workId: string, id: string) {
  const found = await reviewsForEditing(backend, workId)
  return found?.reviews.find((review) => review.id === id)
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { work, list, draft } = loaderData
  const command = useCommand()
  const [writing, setWriting] = useOpenedRow(list.items)
  return (
    <AdminPage
      title={reviewCopy.title(work.title)}
      intro={<Back />}
      page={workPath(work.slug)}
      draft={draft}
      action={
        <button type="button" className="button-filled" onClick={() => setWriting('new')}>
          {reviewCopy.add}
        </button>
      }
    >
      <OrderedList
        list={list}
        empty={reviewCopy.none}
        nameOf={({ header, author }) => header || author || reviewCopy.nameless}
      >
        {(review, movable) => (
          <ReviewRow
            review={review}
            movable={movable}
            path={`${workPath(work.slug)}#${reviewAnchor(review.id)}`}
            onEdit={() => setWriting(review)}
            onDelete={() => command({ intent: 'delete', id: review.id })}
          />
        )}
      </OrderedList>
      {writing && (
        <ReviewDialog
          review={writing === 'new' ? undefined : writing}
          onClose={() => setWriting(undefined)}
        />
      )}
    </AdminPage>
  )
}

function Back() {
  return (
    <Link to={href('/admin/bibliografi')} className="link py-1">
      {reviewCopy.back}
    </Link>
  )
}
