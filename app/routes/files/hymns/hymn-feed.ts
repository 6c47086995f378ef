import { iconOf, siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import { hymnFeed } from '~/domain/hymns/hymns'
import { newHymnsFeed } from '~/domain/hymns/hymns-feed.server'
import { generatedAnswer } from '~/routes/files/generated-answer.server'
import type { Route } from './+types/hymn-feed'

export function loader({ context }: Route.LoaderArgs) {
  return generatedAnswer(context, async (backend) => {
    const content = await readContent(backend, 'hero', 'udseende', 'salmer')
    const text = await newHymnsFeed(backend, {
      title: content['salmer.title'],
      author: content['hero.name'],
      siteName: siteNameOf(content),
      icon: iconOf(content),
      description: content['salmer.intro'],
    })
    return text === undefined ? undefined : { type: hymnFeed.type, text }
  })
}
