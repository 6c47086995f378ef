import { z } from 'zod'
import { parseTime } from '~/forms/parse-time'
import type { Clock } from '~/platform/runtime/clock'
import { copenhagenClock, copenhagenTime } from '~/platform/runtime/clock'
import { type PublicationState, publicationState, publicationStates } from './publication'

/**
 * The publication fields for a noun's schema. A form without them leaves a stored row as it is and
 * publishes a new one.
 */
export const publicationFields = {
  publish: z.enum(publicationStates, 'Vælg, om det skal udgives.').optional(),
  /** YYYY-MM-DD and HH:MM in Copenhagen's time zone. */
  publish_date: z.string().max(40).trim().optional(),
  publish_time: z.string().max(40).transform(parseTime).optional(),
}

/** The chosen publication; undefined if the form does not have the fields. */
export type WantedPublication =
  | { state: 'draft' }
  | { state: 'published' }
  /** An ISO 8601 instant in UTC. */
  | { state: 'scheduled'; at: string }
  | undefined

interface Written {
  publish?: PublicationState | undefined
  publish_date?: string | undefined
  publish_time?: string | undefined
}

const faults = {
  date: 'Vælg den dag, det skal udgives.',
  time: 'Skriv klokkeslættet som 19:30.',
  skipped: 'Det klokkeslæt findes ikke den nat: uret stilles en time frem. Vælg et andet.',
}

interface Context {
  addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void
}

/** Whether the date and the time are valid and occur in Copenhagen. Adds an issue for each that is not. */
function isTime(date: string, time: string, { addIssue }: Context): boolean {
  const refuse = (field: string, message: string) =>
    addIssue({ code: 'custom', path: [field], message })
  const hasDay = z.iso.date().safeParse(date).success
  const hasTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  if (!hasDay) refuse('publish_date', faults.date)
  if (!hasTime) refuse('publish_time', faults.time)
  if (!hasDay || !hasTime) return false
  const isSkipped = copenhagenClock(copenhagenTime(date, time)).time !== time
  if (isSkipped) refuse('publish_time', faults.skipped)
  return !isSkipped
}

/**
 * Ends a noun's schema: checks and gathers the publication fields, so that only the row's own columns
 * remain beside the publication.
 */
export function gatherPublication<Form extends Written>(
  { publish, publish_date: date = '', publish_time: time = '', ...rest }: Form,
  context: Context,
): Omit<Form, keyof Written> & { publication?: WantedPublication } {
  if (publish !== 'scheduled') return { ...rest, publication: publish && { state: publish } }
  if (!isTime(date, time, context)) return { ...rest }
  const at = new Date(copenhagenTime(date, time).getTime()).toISOString()
  return { ...rest, publication: { state: publish, at } }
}

/** The values of the publication fields for the stored instant. */
export function publicationValues(clock: Clock, publishedAt: string | null) {
  const publish = publicationState(clock, publishedAt)
  if (publish !== 'scheduled' || publishedAt === null)
    return { publish, publish_date: '', publish_time: '' }
  const { date, time } = copenhagenClock(publishedAt)
  return { publish, publish_date: date, publish_time: time }
}
