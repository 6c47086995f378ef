import { eventFile } from '~/domain/calendar/icalendar.server'
import { calendarType } from '~/domain/calendar/subscriptions'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/event'
import { generatedAnswer } from './generated-answer.server'

/** One event as an iCalendar file: /kalender/begivenhed/{id}.ics. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = /^([\w-]+)\.ics$/.exec(params.file)?.[1]
  return generatedAnswer(context, async () => {
    const file = id && (await eventFile(context.get(backendContext), id))
    return file ? { ...file, type: calendarType } : undefined
  })
}
