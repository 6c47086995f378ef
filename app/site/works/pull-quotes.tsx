import { quotation, quoteCopy, quoted, sourceOf } from '~/domain/bibliography/bibliography.copy'
import type { Review } from '~/domain/bibliography/work-page'
import { CopyButton } from '~/site/text/copy-button'

export type QuotableReview = Review & { pullQuote: string }

interface PullQuotesProps {
  /** The work's title. */
  work: string
  reviews: QuotableReview[]
}

/** Sentences of reviews with their sources, each with a copy button. */
export function PullQuotes({ work, reviews }: PullQuotesProps) {
  return (
    <ul>
      {reviews.map((review) => (
        <li
          key={review.id}
          className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-rule border-t py-5 first:border-t-0 first:pt-0"
        >
          <figure className="max-w-[30rem] basis-80 grow">
            <blockquote className="text-pretty">{quoted(review.pullQuote)}</blockquote>
            <figcaption className="mt-1.5 text-faded text-small">{sourceOf(review)}</figcaption>
          </figure>
          <CopyButton
            text={quotation(review, work)}
            label={quoteCopy.copy}
            about={quoted(review.pullQuote)}
            copied={quoteCopy.copied}
            notCopied={quoteCopy.notCopied}
          />
        </li>
      ))}
    </ul>
  )
}
