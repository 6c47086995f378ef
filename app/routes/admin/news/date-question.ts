import type { SaveQuestion } from '~/admin/form/record-form-props'
import { longDate } from '~/danish/dates'
import { dateQuestionCopy } from '~/domain/news/news.copy'

const fields = ['publish', 'publish_date', 'published_date'] as const

/**
 * Asks whether the date of a scheduled news item follows the day it is published, if they differ and
 * one of them was changed.
 */
export function dateQuestion(entries: FormData, stored: Record<string, unknown>): SaveQuestion[] {
  const fieldValue = (name: (typeof fields)[number]) => String(entries.get(name) ?? '')
  const [publishDay, newsDate] = [fieldValue('publish_date'), fieldValue('published_date')]
  if (fieldValue('publish') !== 'scheduled' || publishDay === newsDate) return []
  if (fields.every((name) => fieldValue(name) === stored[name])) return []
  return [
    {
      title: dateQuestionCopy.title,
      text: dateQuestionCopy.text(longDate(publishDay), longDate(newsDate)),
      answers: [
        {
          label: dateQuestionCopy.confirmDate(longDate(publishDay)),
          fields: { published_date: publishDay },
        },
        { label: dateQuestionCopy.keepDate(longDate(newsDate)) },
      ],
    },
  ]
}
