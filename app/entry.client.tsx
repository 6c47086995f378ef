import type { PageCode } from '~/platform/pages/page-code'
import { followDay, followVersion } from '~/ui/content-version'
import { fetchCode } from '~/ui/fetch-code'
import { holdClicks } from '~/ui/held-click'
import { runsScripts } from '~/ui/runs-scripts'

const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'input', 'click']

const codeText = document.getElementById('page-code')?.textContent
const code = codeText ? (JSON.parse(codeText) as PageCode) : undefined
const page = document.querySelector<HTMLElement>('[data-version]')

if (runsScripts(globalThis)) {
  // Zod would otherwise try to compile code, which the content security policy forbids and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  takeOver()
}

function takeOver() {
  const paths = code ? pathsOf(code) : []
  const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]')
  let isCodeLoaded = false
  // After a reload, an enlarged picture opens again at once (app/site/pictures/gallery.tsx).
  const isEnlarged = history.state?.enlarged !== undefined
  // This script runs before the page has loaded only if the reader already interacts.
  const isWaiting = page !== null && document.readyState === 'complete' && !isEnlarged
  if (isWaiting) {
    void fetchCode(styles ? [styles.href, ...paths] : paths, 'low').then((isFetched) => {
      isCodeLoaded = isFetched === true
    })
  }
  const scriptsNeeded = isWaiting ? untilScriptsNeeded(page) : Promise.resolve()
  const release = holdClicks(() => isCodeLoaded)
  void scriptsNeeded
    .then(() => Promise.all([load(paths), styles && enableStylesheet(styles)]))
    .then(([{ hydratePage }]) => hydratePage(code))
    .finally(release)
}

function pathsOf({ manifest, entry, modules, imports }: PageCode): string[] {
  return [...new Set([manifest, entry, ...modules.flatMap(([, paths]) => paths), ...imports])]
}

/** Imports the code. The preloads request all modules at once instead of one level of imports after another. */
function load(paths: string[]) {
  for (const href of paths) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  return import('./take-over')
}

/** Loads the whole stylesheet. The page has only the CSS of its markup, but React may add other elements. */
function enableStylesheet(styles: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    styles.onload = () => resolve()
    styles.onerror = reject
    styles.media = ''
    styles.disabled = false
  })
}

/**
 * Resolves when the page needs its scripts: on the first interaction, or when its content has to change. Until
 * then it is complete without them (docs/decisions/0008-scripts-on-public-pages.md).
 */
function untilScriptsNeeded({ dataset }: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController()
    const unsubscribers = [
      followVersion((version) => {
        if (version !== undefined && version !== Number(dataset.version)) finish()
      }),
      followDay(Number(dataset.dayEnds), finish),
    ]
    function finish() {
      listeners.abort()
      for (const unsubscribe of unsubscribers) unsubscribe()
      resolve()
    }
    const { signal } = listeners
    for (const event of interactionEvents) {
      addEventListener(event, finish, { signal, capture: true, passive: true })
    }
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-scripts-within]')) {
      // biome-ignore lint/plugin: the time since navigation start; a Clock is the server's
      setTimeout(finish, Number(dataset.scriptsWithin) - performance.now())
    }
  })
}
