import { iconOf, siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import { letterFeed } from '~/domain/letters/letters'
import { lettersFeed } from '~/domain/letters/letters-feed.server'
import { letterSettings } from '~/domain/letters/sending/settings.server'
import type { Route } from './+types/letter-feed'
import { generatedAnswer } from './generated-answer.server'

export function loader({ context }: Route.LoaderArgs) {
  return generatedAnswer(context, async (backend) => {
    if (!(await letterSettings(backend)).isOn) return undefined
    const content = await readContent(backend, 'hero', 'udseende', 'brev')
    const text = await lettersFeed(backend, {
      title: content['brev.title'],
      description: content['brev.intro'],
      author: content['hero.name'],
      siteName: siteNameOf(content),
      icon: iconOf(content),
    })
    return text === undefined ? undefined : { type: letterFeed.type, text }
  })
}
