import { workChoices, workForEditing } from '~/domain/bibliography/bibliography-editing.server'
import { pictureValues } from '~/domain/images/picture-values.server'
import { lectureForEditing, listLectures } from '~/domain/lectures/lectures-editing.server'
import type { Backend } from '~/platform/backend.server'

const subjectCopy = {
  none: 'Ikke noget bestemt',
  kinds: { lecture: 'Foredrag', work: 'Værk' },
}

export async function subjectChoices(backend: Backend) {
  const [lectures, works] = await Promise.all([listLectures(backend), workChoices(backend)])
  return [
    { value: '', label: subjectCopy.none },
    ...lectures.map(({ id, title }) => ({
      value: id,
      label: `${subjectCopy.kinds.lecture}: ${title}`,
    })),
    ...works.map(({ id, name }) => ({ value: id, label: `${subjectCopy.kinds.work}: ${name}` })),
  ]
}

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
