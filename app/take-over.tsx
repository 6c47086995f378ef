import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { PageCode } from '~/platform/pages/page-code'
import { retryDataRequests } from '~/ui/connection'
import { keepTypedInput } from '~/ui/typed-input'

/** @param code undefined in development, where the router's own scripts provide everything */
export async function hydratePage(code: PageCode | undefined): Promise<void> {
  retryDataRequests()
  if (code) await passDataToRouter(code)
  const restoreInput = keepTypedInput()
  const hydrated = new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydrationDone onDone={resolve}>
            <HydratedRouter />
          </HydrationDone>
        </StrictMode>,
        {
          // The router reports these.
          onCaughtError: reloadChangedPage,
          onUncaughtError: (error) => {
            reportError(error)
            reloadChangedPage(error)
          },
          onRecoverableError: (error) => {
            reportError(error)
            // At once, so that no key is lost, and after the effects of the new page, which may move the focus.
            restoreInput()
            void hydrated.then(() => setTimeout(restoreInput))
          },
        },
      )
    })
  })
  await hydrated
  restoreInput()
}

/**
 * Translations and extensions replace texts of the page, and React then fails to remove them. The server has the page
 * that the reader asked for; what is typed in the back-office is kept (app/admin/unsaved-drafts).
 */
function reloadChangedPage(error: unknown) {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReloaded = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  const isChanged = error instanceof DOMException && error.name === 'NotFoundError'
  // biome-ignore lint/plugin: the time since navigation start; a Clock is the server's
  if (isChanged && !(isReloaded && performance.now() < 3000)) location.reload()
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
  return Object.assign({}, ...parts)
}
