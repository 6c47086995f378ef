import { workPath } from '~/domain/bibliography/bibliography'
import { worksByTitle } from '~/domain/bibliography/bibliography.server'
import type { Subject } from '~/domain/calendar/event-page'
import { lecturePath } from '~/domain/lectures/lectures'
import { lecturesByTitle } from '~/domain/lectures/lectures.server'
import type { Backend } from '~/platform/backend.server'

/**
 * What an event can be about and a visitor may see: the lectures, then the works, each by title. What was
 * deleted or is a draft is not among them, and is again when it comes back.
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

/** The subject of this id, if a visitor may see it. */
export async function subjectAt(backend: Backend, id: string | null): Promise<Subject | undefined> {
  if (id === null) return undefined
  return (await subjects(backend)).find((subject) => subject.id === id)
}
