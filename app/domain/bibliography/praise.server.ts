import { firstSentence } from '~/danish/first-sentence'
import type { Language } from '~/forms/languages'
import type { Backend } from '~/platform/backend.server'
import { plainText } from '~/platform/rich-text.server'
import { inQuotationMarks, sourceOf } from './bibliography.copy'
import { quoteHtml } from './reviews/pull-quote'

/** A longer sentence is not one line of praise. */
const maxSentence = 160

export interface Praise {
  sentence: string
  source: string
  language: Language
}

/** One sentence of each work's reviews: the first that the author picked, otherwise the first that is short. */
export async function praiseOf(
  { db }: Backend,
  workIds: readonly string[],
): Promise<Map<string, Praise>> {
  if (workIds.length === 0) return new Map()
  const reviews = await db
    .selectFrom('reviews')
    .select(['bibliography_id as workId', 'quote_text', 'author', 'publication', 'pull_quote'])
    .select('language')
    .where('bibliography_id', 'in', workIds)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const pickedFirst = [
    ...reviews.map((review) => ({ ...review, sentence: review.pull_quote })),
    ...reviews.map((review) => ({ ...review, sentence: shortSentence(review.quote_text) })),
  ]
  const praise = new Map<string, Praise>()
  for (const { workId, sentence, author, publication, language } of pickedFirst) {
    if (!sentence || praise.has(workId)) continue
    const source = publication ?? sourceOf({ author, publication })
    praise.set(workId, { sentence: inQuotationMarks(sentence), source, language })
  }
  return praise
}

function shortSentence(quote: string): string | null {
  const sentence = firstSentence(plainText(quoteHtml(quote))).replace(/^[»"“]|[«"”]$/g, '')
  return sentence.length <= maxSentence ? sentence : null
}
