import { z } from 'zod'
import { isDay, skippedTime } from '~/forms/form-fields'
import { parseTime } from '~/forms/parse-time'
import {
  type Clock,
  copenhagenClock,
  copenhagenTime,
  isSkippedTime,
} from '~/platform/runtime/clock'
import {
  type PublicationState,
  publicationState,
  publicationStates,
  type RequestedPublication,
} from './publication'

/** A form without them publishes a new row, and does not change the publication of a stored one. */
export const publicationFields = {
  publish: z.enum(publicationStates, 'Vælg, om det skal udgives.').optional(),
  /** YYYY-MM-DD and HH:MM in Copenhagen's time zone. */
  publish_date: z.string().max(40).trim().optional(),
  publish_time: z.string().max(40).transform(parseTime).optional(),
}

interface PublicationInput {
  publish?: PublicationState | undefined
  publish_date?: string | undefined
  publish_time?: string | undefined
}

const errors = {
  date: 'Vælg den dag, det skal udgives.',
  time: 'Skriv klokkeslættet som 19.30.',
}

interface Context {
  addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void
}

function isTime(date: string, time: string, { addIssue }: Context): boolean {
  const addError = (field: string, message: string) =>
    addIssue({ code: 'custom', path: [field], message })
  const hasDay = isDay(date)
  const hasTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  if (!hasDay) addError('publish_date', errors.date)
  if (!hasTime) addError('publish_time', errors.time)
  if (!hasDay || !hasTime) return false
  const isSkipped = isSkippedTime(date, time)
  if (isSkipped) addError('publish_time', skippedTime)
  return !isSkipped
}

/** The last transform of a noun's schema: checks the publication fields and moves them into `publication`. */
export function gatherPublication<Form extends PublicationInput>(
  { publish, publish_date: date = '', publish_time: time = '', ...rest }: Form,
  context: Context,
): Omit<Form, keyof PublicationInput> & { publication?: RequestedPublication } {
  if (publish !== 'scheduled') return { ...rest, publication: publish && { state: publish } }
  if (!isTime(date, time, context)) return { ...rest }
  const at = new Date(copenhagenTime(date, time).getTime()).toISOString()
  return { ...rest, publication: { state: publish, at } }
}

export function publicationValues(clock: Clock, publishedAt: string | null) {
  const publish = publicationState(clock, publishedAt)
  if (publish !== 'scheduled' || publishedAt === null)
    return { publish, publish_date: '', publish_time: '' }
  const { date, time } = copenhagenClock(publishedAt)
  return { publish, publish_date: date, publish_time: time.replace(':', '.') }
}
