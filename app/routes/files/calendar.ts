import { subscribedCalendar } from '~/domain/calendar/icalendar.server'
import { calendarType, subscriptions } from '~/domain/calendar/subscriptions'
import { siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import type { Route } from './+types/calendar'
import { generatedAnswer } from './generated-answer.server'

export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  return generatedAnswer(context, async (backend) => {
    const subscription = subscriptions.find(({ path }) => path === pathname)
    if (!subscription) return undefined
    const content = await readContent(backend, 'hero', 'udseende')
    const text = await subscribedCalendar(backend, subscription, siteNameOf(content))
    return { type: calendarType, text }
  })
}
