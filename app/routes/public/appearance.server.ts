import type { RouterContextProvider } from 'react-router'
import type { Appearance } from '~/domain/content/appearance'
import { appearanceOf } from '~/domain/content/appearance.server'
import { isAppearanceKey } from '~/domain/content/appearance-choices.form'
import { pageContent } from '~/domain/content/page-content.server'
import { currentAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { readWithFallback } from '~/platform/pages/visit.server'

/**
 * The appearance of a public page. The author may try other choices by parameters of the URL, which the
 * preview of the screen Udseende uses.
 */
export async function appearanceOfPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Appearance> {
  const chosen = await pageContent(context, 'udseende')
  const tried = [...new URL(request.url).searchParams].filter(([name]) => isAppearanceKey(name))
  if (tried.length === 0) return appearanceOf(chosen)
  const backend = context.get(backendContext)
  const admin = await readWithFallback(context, () => currentAdmin(backend, request), undefined)
  return appearanceOf(admin ? { ...chosen, ...Object.fromEntries(tried) } : chosen)
}
