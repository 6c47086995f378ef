import { z } from 'zod'
import { writtenTime } from '~/forms/written-time'
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
  publish_time: z.string().max(40).transform(writtenTime).optional(),
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

/** For `superRefine` on a noun's schema: a publication time must exist and be valid. */
export function checkPublication(
  { publish, publish_date = '', publish_time = '' }: Written,
  { addIssue }: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  if (publish !== 'scheduled') return
  const refuse = (field: string, message: string) =>
    addIssue({ code: 'custom', path: [field], message })
  const isDay = z.iso.date().safeParse(publish_date).success
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(publish_time)
  if (!isDay) refuse('publish_date', faults.date)
  if (!isTime) refuse('publish_time', faults.time)
  if (isDay && isTime && isSkipped(publish_date, publish_time)) {
    refuse('publish_time', faults.skipped)
  }
}

/** Whether the time is skipped in Copenhagen by the change to summer time. */
function isSkipped(date: string, time: string): boolean {
  return copenhagenClock(copenhagenTime(date, time)).time !== time
}

/**
 * Ends a noun's schema, after `checkPublication`: gathers the publication fields, so that only the
 * row's own columns remain beside them.
 */
export function gatherPublication<Form extends Written>(
  form: Form,
): Omit<Form, keyof Written> & { publication?: WantedPublication } {
  const { publish, publish_date = '', publish_time = '', ...rest } = form
  return { ...rest, publication: wanted(publish, publish_date, publish_time) }
}

function wanted(
  state: PublicationState | undefined,
  date: string,
  time: string,
): WantedPublication {
  if (state !== 'scheduled') return state && { state }
  return { state, at: new Date(copenhagenTime(date, time).getTime()).toISOString() }
}

/** The values of the publication fields for the stored instant. */
export function publicationValues(clock: Clock, publishedAt: string | null) {
  const publish = publicationState(clock, publishedAt)
  if (publish !== 'scheduled' || publishedAt === null)
    return { publish, publish_date: '', publish_time: '' }
  const { date, time } = copenhagenClock(publishedAt)
  return { publish, publish_date: date, publish_time: time }
}
