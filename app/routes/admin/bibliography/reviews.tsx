import { data, href, Link } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import { DialogList } from '~/admin/list/dialog-list'
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
import { signedIn } from '~/platform/auth/session.server'
import { answerForm } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import { findDraft } from '~/routes/admin/published-form.server'
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
  return (
    <DialogList
      noun="reviews"
      copy={reviewCopy}
      title={reviewCopy.title(work.title)}
      intro={
        <Link to={href('/admin/bibliografi')} className="link py-1">
          {reviewCopy.back}
        </Link>
      }
      page={workPath(work.slug)}
      draft={draft}
      list={list}
      nameOf={({ header, author }) => header || author || reviewCopy.nameless}
      titleOf={(review) => review.header || reviewerOf(review) || reviewCopy.nameless}
      linkedName={(review) => reviewCopy.linkedName(reviewerOf(review))}
      detail={(review) => (
        <>
          {review.header && reviewerOf(review)}
          <span className="line-clamp-3 max-w-measure">{review.quote}</span>
        </>
      )}
      pageOf={({ id }) => `${workPath(work.slug)}#${reviewAnchor(id)}`}
      dialog={(edited, props) => (
        <Dialog {...props} size="wide" values={edited ?? { revision: 0 }}>
          <TextField name="header" />
          <RichTextField name="quote_text" pictures={false} rows={8} required />
          <div className="grid items-start gap-6 md:grid-cols-2">
            <TextField name="author" />
            <TextField name="publication" />
          </div>
          <SelectField name="language" />
          <PullQuoteField {...fieldOf('pull_quote')} quoteName={nameOf('quote_text')} />
        </Dialog>
      )}
    />
  )
}

function reviewerOf({
  author,
  publication,
}: {
  author: string | null
  publication: string | null
}) {
  return [author, publication].filter(Boolean).join(', ')
}
