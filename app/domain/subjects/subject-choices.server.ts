import { workChoices, workForEditing } from '~/domain/bibliography/bibliography-editing.server'
import { pictureValues } from '~/domain/images/picture-values.server'
import { allLectures, lectureForEditing } from '~/domain/lectures/lectures-editing.server'
import type { Backend } from '~/platform/backend.server'

const subjectCopy = {
  none: 'Ikke noget bestemt',
  kinds: { lecture: 'Foredrag', work: 'Værk' },
}

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
  const lecture = await lectureForEditing(backend, subjectId)
  const subject = lecture ?? (await workForEditing(backend, subjectId))
  if (!subject) return undefined
  const { title, description, image_url } = subject
  return {
    subject_id: subjectId,
    title,
    description,
    event_type: lecture ? ('lecture' as const) : ('other' as const),
    ...(await pictureValues(backend, 'image_url', image_url)),
  }
}
