import { workPath } from '~/domain/bibliography/bibliography'
import { workLink } from '~/domain/bibliography/bibliography.server'
import { lecturePath } from '~/domain/lectures/lectures'
import { lectureLink } from '~/domain/lectures/lectures.server'
import type { Backend } from '~/platform/backend.server'
import type { Subject } from './subject'

export async function subjectAt(backend: Backend, id: string | null): Promise<Subject | undefined> {
  if (id === null) return undefined
  const lecture = await lectureLink(backend, id)
  if (lecture) return { kind: 'lecture', id, title: lecture.title, path: lecturePath(lecture.slug) }
  const work = await workLink(backend, id)
  return work && { kind: 'work', id, title: work.title, path: workPath(work.slug) }
}
