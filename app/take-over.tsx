import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { PageCode } from '~/platform/pages/page-code'
import { retryDataRequests } from '~/ui/connection'

/** @param code undefined in development, where the router's own scripts provide everything */
export async function hydratePage(code: PageCode | undefined): Promise<void> {
  retryDataRequests()
  if (code) await passDataToRouter(code)
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydrationDone onDone={resolve}>
            <HydratedRouter />
          </HydrationDone>
        </StrictMode>,
      )
    })
  })
}

/**
 * Wraps the router instead of being its sibling, since React derives ids from the tree and they must match
 * the server's.
 */
function HydrationDone({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}

/** Passes the page's embedded data to the router (`finishHtml`). */
async function passDataToRouter({ context, manifest, modules }: PageCode) {
  const data = document.getElementById('page-data')?.textContent ?? ''
  const [routeModules] = await Promise.all([
    Promise.all(modules.map(async ([id, paths]) => [id, await load(paths)])),
    import(/* @vite-ignore */ manifest),
  ])
  Object.assign(window, {
    __reactRouterContext: { ...(context as object), stream: new Blob([data]).stream() },
    __reactRouterRouteModules: Object.fromEntries(routeModules),
  })
}

async function load(paths: string[]): Promise<object> {
  const parts = await Promise.all(paths.map((path) => import(/* @vite-ignore */ path)))
  return parts.length === 1 ? parts[0] : Object.assign({}, ...parts)
}
