import { appearanceOf, siteNameOf } from '~/domain/content/appearance/appearance.server'
import { readContent } from '~/domain/content/content.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/web-manifest'
import { generatedAnswer } from './generated-answer.server'

const png = { type: 'image/png' }

/** The site's name and icons on a home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  return generatedAnswer(context, async () => {
    const content = await readContent(context.get(backendContext), 'hero', 'udseende')
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
