import type { Review } from './bibliography'

export const quoteCopy = {
  copy: 'Kopiér',
  copied: 'Citatet er kopieret',
  notCopied: 'Citatet kunne ikke kopieres. Markér det, og kopiér det selv.',
}

/** The author and publication of a review. */
export function sourceOf({ author, publication }: Pick<Review, 'author' | 'publication'>): string {
  return [author, publication].filter(Boolean).join(', ')
}

/** A sentence of a review in quotation marks. */
export function inQuotationMarks(sentence: string): string {
  return `»${sentence}«`
}

/** A sentence of a review for copying, with its source and work. */
export function quotation(review: Review & { pullQuote: string }, work: string): string {
  const source = sourceOf(review)
  const by = source ? `${source}, om` : 'Om'
  return `${inQuotationMarks(review.pullQuote)}\n${by} »${work}«`
}
