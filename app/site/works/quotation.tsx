import { href } from 'react-router'
import { reviewAnchor } from '~/domain/bibliography/bibliography'
import type { Review } from '~/domain/bibliography/bibliography.server'
import { langOf } from '~/forms/lang-of'
import { EditItem } from '~/site/layout/edit-item'
import { entryAttributes } from '~/site/layout/more-list'
import { Prose } from '~/site/text/prose'

/** Matches a text that begins with a quotation mark. To others, `quoteMarkClasses` adds quotation marks. */
const startsWithQuoteMark = /^(?:<[^>]*>)*["'«»„“”‘’]/
const quoteMarkClasses =
  "[&>p:first-child]:before:absolute [&>p:first-child]:before:left-[-0.55em] [&>p:first-child]:before:content-['»'] [&>p:last-child]:after:content-['«']"

export function Quotation({ workId, review }: { workId: string; review: Review }) {
  const { id, header, quote, author, publication } = review
  const lang = langOf(review.language)
  return (
    <figure
      {...entryAttributes(id)}
      id={reviewAnchor(id)}
      className="mt-8 break-inside-avoid max-w-measure border-rule border-t pt-8 first:mt-0 first:border-t-0 first:pt-0 md:mt-10 md:pt-10 print:mt-4 print:max-w-none print:pt-4"
    >
      {header && (
        <h3 lang={lang} className="mb-4 hyphens-auto print:mb-2">
          {header}
        </h3>
      )}
      <blockquote
        lang={lang}
        className="relative text-pretty font-lead text-lead leading-normal print:text-body"
      >
        <Prose
          html={quote}
          className={
            startsWithQuoteMark.test(quote) ? '[&>p:first-child]:-indent-[0.5em]' : quoteMarkClasses
          }
        />
      </blockquote>
      <figcaption className="mt-5 text-small print:mt-2">
        {author}
        {author && publication && ', '}
        {publication && <cite className="text-faded not-italic">{publication}</cite>}
      </figcaption>
      <EditItem
        formPath={`${href('/admin/bibliografi/:id/anmeldelser', { id: workId })}?rediger=${id}`}
        name={header ?? author}
      />
    </figure>
  )
}
