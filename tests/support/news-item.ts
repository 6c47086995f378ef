import { type NewsForm, newsForm } from '~/domain/news/news.form'
import { readForm } from '~/forms/form'
import { filledForm } from './forms'

const fields = { title: 'Nyt', content: 'Kom.', published_date: '2026-11-21' }

/** The form values of a new news item, with only the text that a test needs. */
export function newsItem(values: Partial<NewsForm> = {}): NewsForm {
  const { value, errors } = readForm(newsForm, filledForm(newsForm, fields))
  if (errors) throw new Error(JSON.stringify(errors))
  return { ...value, ...values }
}
