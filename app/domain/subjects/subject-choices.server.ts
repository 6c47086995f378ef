import { workChoices, workForEditing } from '~/domain/bibliography/bibliography-editing.server'
import type { Subject } from '~/domain/calendar/event-page'
import { allLectures, lectureForEditing } from '~/domain/lectures/lectures-editing.server'
import type { Backend } from '~/platform/backend.server'

/** What the author can choose as an event's subject: lectures, then works, drafts included. */
export async function subjectChoices(
  backend: Backend,
): Promise<(Pick<Subject, 'kind' | 'id'> & { name: string })[]> {
  const [lectures, works] = await Promise.all([allLectures(backend), workChoices(backend)])
  return [
    ...lectures.map(({ id, title }) => ({ kind: 'lecture' as const, id, name: title })),
    ...works.map(({ id, name }) => ({ kind: 'work' as const, id, name })),
  ]
}

/** The values of an event's form that come from its subject; undefined if there is none of this id. */
export async function eventValuesOf(backend: Backend, subjectId: string) {
  const subject_id = subjectId
  const lecture = await lectureForEditing(backend, subjectId)
  if (lecture) {
    const { title, description } = lecture
    return { subject_id, title, description, event_type: 'lecture' as const }
  }
  const work = await workForEditing(backend, subjectId)
  if (!work) return undefined
  return { subject_id, title: work.title, description: work.description }
}
