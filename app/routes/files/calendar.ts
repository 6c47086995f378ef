import { subscribedCalendar } from '~/domain/calendar/icalendar.server'
import { calendarType, subscriptions } from '~/domain/calendar/subscriptions'
import { siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/calendar'
import { generatedAnswer } from './generated-answer.server'

/** A calendar subscription, by its path. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const { pathname } = new URL(request.url)
  return generatedAnswer(context, async () => {
    const subscription = subscriptions.find(({ path }) => path === pathname)
    if (!subscription) return undefined
    const content = await readContent(backend, 'hero', 'udseende')
    const text = await subscribedCalendar(backend, subscription, siteNameOf(content))
    return { type: calendarType, text }
  })
}
