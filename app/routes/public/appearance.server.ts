import type { RouterContextProvider } from 'react-router'
import type { Appearance } from '~/domain/content/appearance'
import { appearanceOf, siteNameOf } from '~/domain/content/appearance.server'
import { isAppearanceKey } from '~/domain/content/appearance-choices.form'
import type { ContentOf } from '~/domain/content/content'
import { pageContent } from '~/domain/content/page-content.server'
import { currentAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { readWithFallback } from '~/platform/pages/visit.server'

type Look = Appearance & { siteName: string; authorName: string }

/**
 * The appearance and names of a public page. The author may try other choices by parameters of the URL, which the
 * preview of the screen Udseende uses.
 */
export async function appearanceOfPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Look> {
  const chosen = await pageContent(context, 'hero', 'udseende')
  const tried = [...new URL(request.url).searchParams].filter(([name]) => isAppearanceKey(name))
  if (tried.length === 0) return lookOf(chosen)
  const backend = context.get(backendContext)
  const admin = await readWithFallback(context, () => currentAdmin(backend, request), undefined)
  return lookOf(admin ? { ...chosen, ...Object.fromEntries(tried) } : chosen)
}

function lookOf(content: ContentOf<'hero' | 'udseende'>): Look {
  const siteName = siteNameOf(content)
  return { ...appearanceOf(content), siteName, authorName: content['hero.name'] }
}
