import type { RouterContextProvider } from 'react-router'
import { colourOfDate } from '~/domain/church-year/church-year'
import type { Appearance } from '~/domain/content/appearance/appearance'
import { appearanceOf, siteNameOf } from '~/domain/content/appearance/appearance.server'
import { isAppearanceKey } from '~/domain/content/appearance/appearance-choices.form'
import type { ContentOf } from '~/domain/content/content'
import { pageContent } from '~/domain/content/content.server'
import { currentAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { readWithFallback } from '~/platform/pages/visit.server'
import { copenhagenToday } from '~/platform/runtime/clock'

type Look = Appearance & { siteName: string; authorName: string }

/** For the author, URL parameters override the stored choices: the preview of 'Udseende' uses them. */
export async function appearanceOfPage(context: Readonly<RouterContextProvider>, request: Request) {
  const storedChoices = await pageContent(context, 'hero', 'udseende')
  const backend = context.get(backendContext)
  const previewChoices = [...new URL(request.url).searchParams].filter(([name]) =>
    isAppearanceKey(name),
  )
  if (previewChoices.length === 0) return lookOf(backend, storedChoices)
  const admin = await readWithFallback(context, () => currentAdmin(backend, request), undefined)
  return lookOf(
    backend,
    admin ? { ...storedChoices, ...Object.fromEntries(previewChoices) } : storedChoices,
  )
}

function lookOf({ clock }: Backend, content: ContentOf<'hero' | 'udseende'>): Look {
  return {
    ...appearanceOf(content),
    ...(content['udseende.church_year'] === 'on' && {
      season: colourOfDate(copenhagenToday(clock)),
    }),
    siteName: siteNameOf(content),
    authorName: content['hero.name'],
  }
}
