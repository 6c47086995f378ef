import { workChoices, workForEditing } from '~/domain/bibliography/bibliography-editing.server'
import { allLectures, lectureForEditing } from '~/domain/lectures/lectures-editing.server'
import type { Backend } from '~/platform/backend.server'
import { subjectCopy } from './subjects.copy'

/** The subjects that an event or a news item can have: none, lectures, then works, drafts included. */
export async function subjectChoices(
  backend: Backend,
): Promise<{ value: string; label: string }[]> {
  const [lectures, works] = await Promise.all([allLectures(backend), workChoices(backend)])
  return [
    { value: '', label: subjectCopy.none },
    ...lectures.map(({ id, title }) => ({
      value: id,
      label: `${subjectCopy.kinds.lecture}: ${title}`,
    })),
    ...works.map(({ id, name }) => ({ value: id, label: `${subjectCopy.kinds.work}: ${name}` })),
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
