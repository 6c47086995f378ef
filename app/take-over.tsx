import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { PageCode } from '~/platform/pages/page-code'
import { makeReadingsPatient } from '~/ui/connection'

/**
 * Gives the page that the server made to React and the router.
 * @param code absent in development, where the router's own scripts have handed everything over
 * @returns once the page hears what is done on it
 */
export async function takeOver(code: PageCode | undefined): Promise<void> {
  makeReadingsPatient()
  if (code) await handOver(code)
  await new Promise<void>((done) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <TakenOver onDone={done}>
            <HydratedRouter />
          </TakenOver>
        </StrictMode>,
      )
    })
  })
}

/** Around the router, not beside it: React counts children into the ids that server and browser agree on. */
function TakenOver({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone])
  return children
}

/** Gives the router what the page brought along as data (`finishHtml`). */
async function handOver({ context, manifest, modules }: PageCode) {
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

/** A route's module, which the build may have divided into several. */
async function load(paths: string[]): Promise<object> {
  const parts = await Promise.all(paths.map((path) => import(/* @vite-ignore */ path)))
  return parts.length === 1 ? parts[0] : Object.assign({}, ...parts)
}
