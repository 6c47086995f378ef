import type { PageCode } from '~/platform/pages/page-code'
import { followDay, followVersion } from '~/ui/content-version'
import { holdClicks } from '~/ui/held-click'

const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'input', 'click']

const written = document.getElementById('page-code')?.textContent
const code = written ? (JSON.parse(written) as PageCode) : undefined
const page = document.querySelector<HTMLElement>('[data-version]')

const paths = code ? pathsOf(code) : []
const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]')
let isCodeHere = false
// A reload while a picture is enlarged opens it again at once (app/site/pictures/gallery.tsx).
const isEnlarged = history.state?.enlarged !== undefined
// This code runs before the page has loaded only if the reader already interacts.
const isWaiting = page !== null && document.readyState === 'complete' && !isEnlarged
if (isWaiting) {
  fetchAhead(styles ? [styles.href, ...paths] : paths).then(
    () => {
      isCodeHere = true
    },
    () => {},
  )
}
const start = isWaiting ? firstNeed(page) : Promise.resolve()
const release = holdClicks(() => isCodeHere)
void start
  .then(() => Promise.all([load(paths), styles && enable(styles)]))
  .then(([{ takeOver }]) => takeOver(code))
  .finally(release)

function pathsOf({ manifest, entry, modules, imports }: PageCode): string[] {
  return [...new Set([manifest, entry, ...modules.flatMap(([, paths]) => paths), ...imports])]
}

/**
 * Fills the browser's cache, so that the code is available later, also offline. A preload would also
 * compile it.
 */
async function fetchAhead(paths: string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => (await fetch(path, { priority: 'low' })).arrayBuffer()),
  )
}

/** Requests all modules at once, instead of one import level after another. */
function load(paths: string[]) {
  for (const href of paths) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  return import('./take-over')
}

/** Loads the rest of the CSS. The page has only the CSS of its markup, but React may add other elements. */
function enable(styles: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    styles.onload = () => resolve()
    styles.onerror = reject
    styles.media = ''
    styles.disabled = false
  })
}

/**
 * A page is complete without scripts (docs/decisions/0008-scripts-on-public-pages.md).
 * @returns a promise that resolves on the first interaction, or when the page has to change
 */
function firstNeed({ dataset }: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const ends = [
      followVersion((version) => {
        if (version !== undefined && version !== Number(dataset.version)) begin()
      }),
      followDay(Number(dataset.dayEnds), begin),
    ]
    function begin() {
      over.abort()
      for (const end of ends) end()
      resolve()
    }
    const { signal } = over
    for (const sign of interactionEvents) {
      addEventListener(sign, begin, { signal, capture: true, passive: true })
    }
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-needed-in]')) {
      // biome-ignore lint/plugin: the time since navigation start; a Clock is the server's
      setTimeout(begin, Number(dataset.neededIn) - performance.now())
    }
  })
}
