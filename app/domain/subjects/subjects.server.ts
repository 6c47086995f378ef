import { workPath } from '~/domain/bibliography/bibliography'
import { worksByTitle } from '~/domain/bibliography/bibliography.server'
import { lecturePath } from '~/domain/lectures/lectures'
import { lecturesByTitle } from '~/domain/lectures/lectures.server'
import type { Backend } from '~/platform/backend.server'
import type { Subject } from './subject'

/**
 * The public lectures and works that an event or a news item can be about, each by title. Deleted ones and drafts are
 * missing until they are public again.
 */
export async function subjects(backend: Backend): Promise<Subject[]> {
  const [lectures, works] = await Promise.all([lecturesByTitle(backend), worksByTitle(backend)])
  return [
    ...lectures.map(({ id, title, slug }) => ({
      kind: 'lecture' as const,
      id,
      title,
      path: lecturePath(slug),
    })),
    ...works.map(({ id, title, slug }) => ({
      kind: 'work' as const,
      id,
      title,
      path: workPath(slug),
    })),
  ]
}

/** The subject with this id, if it is public. */
export async function subjectAt(backend: Backend, id: string | null): Promise<Subject | undefined> {
  if (id === null) return undefined
  return (await subjects(backend)).find((subject) => subject.id === id)
}
