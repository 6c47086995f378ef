import { appearanceOf, siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import type { Route } from './+types/web-manifest'
import { generatedAnswer } from './generated-answer.server'

const png = { type: 'image/png' }

export function loader({ context }: Route.LoaderArgs) {
  return generatedAnswer(context, async (backend) => {
    const content = await readContent(backend, 'hero', 'udseende')
    const { icon, paper } = appearanceOf(content)
    const manifest = {
      name: siteNameOf(content),
      description: content['hero.description'],
      lang: 'da',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      theme_color: paper.light,
      background_color: paper.light,
      icons: [
        ...(icon.svg ? [{ src: icon.svg, type: 'image/svg+xml', sizes: 'any' }] : []),
        { src: icon.large, ...png, sizes: '512x512' },
        { src: icon.large, ...png, sizes: '512x512', purpose: 'maskable' },
      ],
    }
    return { type: 'application/manifest+json', text: JSON.stringify(manifest) }
  })
}
