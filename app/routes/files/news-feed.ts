import { iconOf, siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import { feeds } from '~/domain/news/feeds'
import { newsFeed } from '~/domain/news/news-feed.server'
import type { Route } from './+types/news-feed'
import { generatedAnswer } from './generated-answer.server'

export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  return generatedAnswer(context, async (backend) => {
    const feed = feeds.find(({ path }) => path === pathname)
    if (!feed) return undefined
    const content = await readContent(backend, 'hero', 'udseende', 'nyheder')
    const text = await newsFeed(backend, feed.format, {
      title: content['nyheder.title'],
      author: content['hero.name'],
      siteName: siteNameOf(content),
      icon: iconOf(content),
      more: content['nyheder.link'],
    })
    return { type: feed.type, text }
  })
}
