import type { Review } from './bibliography.server'

export const quoteCopy = {
  copy: 'Kopiér',
  copied: 'Citatet er kopieret',
  notCopied: 'Citatet kunne ikke kopieres. Markér det, og kopiér det selv.',
}

export function sourceOf({ author, publication }: Pick<Review, 'author' | 'publication'>): string {
  return [author, publication].filter(Boolean).join(', ')
}

export function inQuotationMarks(sentence: string): string {
  return `»${sentence}«`
}

export function quotation(review: Review & { pullQuote: string }, work: string): string {
  const source = sourceOf(review)
  const by = source ? `${source}, om` : 'Om'
  return `${inQuotationMarks(review.pullQuote)}\n${by} »${work}«`
}
