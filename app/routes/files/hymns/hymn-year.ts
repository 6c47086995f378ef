import { siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import { hymnYearCalendar } from '~/domain/hymns/days/hymn-days'
import { hymnYearFeed } from '~/domain/hymns/days/hymn-year-calendar.server'
import { generatedAnswer } from '~/routes/files/generated-answer.server'
import type { Route } from './+types/hymn-year'

export function loader({ context }: Route.LoaderArgs) {
  return generatedAnswer(context, async (backend) => {
    const content = await readContent(backend, 'hero', 'udseende')
    const text = await hymnYearFeed(backend, siteNameOf(content))
    return text === undefined ? undefined : { type: hymnYearCalendar.type, text }
  })
}
