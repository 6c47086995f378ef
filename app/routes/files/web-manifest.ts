import { readContent } from '~/domain/content/content.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/web-manifest'
import { madeAnswer } from './made-answer.server'

const png = { type: 'image/png' }

/** The site's name and icons on a home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  return madeAnswer(context, async () => {
    const content = await readContent(context.get(backendContext), 'hero')
    const manifest = {
      name: content['hero.name'],
      description: content['hero.description'],
      lang: 'da',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      theme_color: '#f8f4eb',
      background_color: '#f8f4eb',
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', ...png, sizes: '192x192' },
        { src: '/icon-512.png', ...png, sizes: '512x512' },
        { src: '/icon-512.png', ...png, sizes: '512x512', purpose: 'maskable' },
      ],
    }
    return { type: 'application/manifest+json', text: JSON.stringify(manifest) }
  })
}
