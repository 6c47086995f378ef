import { href } from 'react-router'

/** The URL parameter of a new event's form: the id of the event to duplicate. */
export const duplicateParameter = 'kopi'

/** The URL parameter of a new event's form: the id of its lecture or work. */
export const subjectParameter = 'om'

export function duplicatePath(id: string): string {
  return `${href('/admin/kalender/:id', { id: 'ny' })}?${duplicateParameter}=${id}`
}

export function newEventPath(subjectId: string): string {
  return `${href('/admin/kalender/:id', { id: 'ny' })}?${subjectParameter}=${subjectId}`
}

/** The sections of the back-office's list. `kept` events are past but still in the programme. */
export const eventSections = ['added', 'past', 'kept', 'upcoming'] as const
export type EventSection = (typeof eventSections)[number]
