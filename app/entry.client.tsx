import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { PageCode } from '~/platform/page-code'
import { makeReadingsPatient } from '~/ui/connection'

makeReadingsPatient()
await takeOver()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

/**
 * Gives the router what the page brought along as data (`finishHtml`). In development the router's own
 * scripts have done so.
 */
async function takeOver() {
  const code = document.getElementById('page-code')?.textContent
  const data = document.getElementById('page-data')?.textContent
  if (!code || !data) return
  const { context, manifest, modules } = JSON.parse(code) as PageCode
  const [routeModules] = await Promise.all([
    Promise.all(modules.map(async ([id, paths]) => [id, await load(paths)])),
    import(/* @vite-ignore */ manifest),
  ])
  Object.assign(window, {
    __reactRouterContext: { ...(context as object), stream: new Blob([data]).stream() },
    __reactRouterRouteModules: Object.fromEntries(routeModules),
  })
}

/** A route's module, which the build may have divided into several. */
async function load(paths: string[]): Promise<object> {
  const parts = await Promise.all(paths.map((path) => import(/* @vite-ignore */ path)))
  return parts.length === 1 ? parts[0] : Object.assign({}, ...parts)
}
