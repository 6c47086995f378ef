import type { NewsForm } from '~/domain/news/news.form'

/** A news item as it is submitted: new, with no more words than a test needs. */
export function newsItem(values: Partial<NewsForm> = {}): NewsForm {
  return {
    ...{ revision: 0, title: 'Nyt', content: 'Kom.', published_date: '2026-11-21', link: null },
    ...values,
  }
}
