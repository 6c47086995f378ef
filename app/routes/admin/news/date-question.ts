import type { SaveQuestion } from '~/admin/form/record-form-props'
import { longDate } from '~/danish/dates'
import { dateQuestionCopy } from '~/domain/news/news.copy'

const fields = ['publish', 'publish_date', 'published_date'] as const

/**
 * Asks whether the date of a scheduled news item follows the day it is published, if they differ and
 * one of them was changed.
 */
export function dateQuestion(entries: FormData, stored: Record<string, unknown>): SaveQuestion[] {
  const entered = (name: (typeof fields)[number]) => String(entries.get(name) ?? '')
  const [day, date] = [entered('publish_date'), entered('published_date')]
  if (entered('publish') !== 'scheduled' || day === date) return []
  if (fields.every((name) => entered(name) === stored[name])) return []
  return [
    {
      title: dateQuestionCopy.title,
      text: dateQuestionCopy.text(longDate(day), longDate(date)),
      answers: [
        { label: dateQuestionCopy.use(longDate(day)), fields: { published_date: day } },
        { label: dateQuestionCopy.keep(longDate(date)) },
      ],
    },
  ]
}
