import { eventFile } from '~/domain/calendar/icalendar.server'
import { calendarType } from '~/domain/calendar/subscriptions'
import type { Route } from './+types/event'
import { generatedAnswer } from './generated-answer.server'

export function loader({ context, params }: Route.LoaderArgs) {
  const id = /^([\w-]+)\.ics$/.exec(params.file)?.[1]
  return generatedAnswer(context, async (backend) => {
    const file = id && (await eventFile(backend, id))
    return file ? { ...file, type: calendarType } : undefined
  })
}
