import { useState } from 'react'
import { data, Link } from 'react-router'
import { AdminPage } from '~/admin/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/failed-action'
import { ResourceList } from '~/admin/resource-list'
import { useCommand } from '~/admin/use-command'
import { workPath } from '~/domain/bibliography/bibliography'
import { reviewForm } from '~/domain/bibliography/bibliography.form'
import { reviewCopy } from '~/domain/bibliography/bibliography-editing.copy'
import {
  type ListedReview,
  reviewsForEditing,
} from '~/domain/bibliography/bibliography-editing.server'
import {
  addReview,
  deleteReview,
  updateReview,
} from '~/domain/bibliography/reviews-commands.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { answerCommand, answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/reviews'
import { ReviewDialog } from './review-dialog'
import { ReviewRow } from './review-row'

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  requireAdmin(context)
  const found = await reviewsForEditing(context.get(backendContext), id)
  if (!found) throw data(null, 404)
  return found
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const form = await request.formData()
  if (form.get('intent') === 'delete') {
    const remove = () => deleteReview(backend, admin, String(form.get('id')))
    const { deleted, notDeleted } = reviewCopy
    return answerCommand(context, remove, { done: deleted, failed: notDeleted })
  }
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
}

async function storedReview(backend: Backend, workId: string, id: string) {
  const found = await reviewsForEditing(backend, workId)
  return found?.reviews.find((review) => review.id === id)
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function Reviews({ loaderData: { work, reviews } }: Route.ComponentProps) {
  const command = useCommand()
  const [writing, setWriting] = useState<ListedReview | 'new'>()
  return (
    <AdminPage
      title={reviewCopy.title(work.title)}
      intro={<Ways slug={work.slug} />}
      action={
        <button type="button" className="button-filled" onClick={() => setWriting('new')}>
          {reviewCopy.add}
        </button>
      }
    >
      <ResourceList
        items={reviews}
        empty={reviewCopy.none}
        searchCopy={({ header, quote, author }) => `${header ?? ''} ${quote} ${author}`}
      >
        {(review) => (
          <ReviewRow
            key={review.id}
            review={review}
            onEdit={() => setWriting(review)}
            onDelete={() => command({ intent: 'delete', id: review.id })}
          />
        )}
      </ResourceList>
      {writing && (
        <ReviewDialog
          review={writing === 'new' ? undefined : writing}
          onClose={() => setWriting(undefined)}
        />
      )}
    </AdminPage>
  )
}

function Ways({ slug }: { slug: string }) {
  return (
    <span className="flex flex-wrap gap-x-6 gap-y-1">
      <Link to="/admin/bibliografi" className="link py-1">
        {reviewCopy.back}
      </Link>
      <a href={workPath(slug)} className="link py-1">
        {reviewCopy.onSite}
      </a>
    </span>
  )
}
