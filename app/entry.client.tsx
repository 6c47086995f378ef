import type { PageCode } from '~/platform/pages/page-code'
import { followDay, followVersion } from '~/ui/content-version'
import { holdClicks } from '~/ui/held-click'

const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'input', 'click']

const written = document.getElementById('page-code')?.textContent
const code = written ? (JSON.parse(written) as PageCode) : undefined
const page = document.querySelector<HTMLElement>('[data-version]')

const paths = code?.preloads ?? []
const styles = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][disabled]')
let isCodeHere = false
fetchAhead(styles ? [styles.href, ...paths] : paths).then(
  () => {
    isCodeHere = true
  },
  () => {},
)
// The page has not loaded yet only when somebody uses it already.
const beginning = page && document.readyState === 'complete' ? firstNeed(page) : Promise.resolve()
const release = holdClicks(() => isCodeHere)
void beginning
  .then(() => Promise.all([load(paths), styles && enable(styles)]))
  .then(([{ takeOver }]) => takeOver(code))
  .finally(release)

/** Once fetched, the code is there when it is needed, also without a line. Not preloaded: that compiles it. */
async function fetchAhead(paths: string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => (await fetch(path, { priority: 'low' })).arrayBuffer()),
  )
}

/** All of it at once, not what one part finds that it imports. */
function load(paths: string[]) {
  for (const href of paths) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  return import('./take-over')
}

/** The page has the rules of what it shows; what React adds to it may need others. */
function enable(styles: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    styles.onload = () => resolve()
    styles.onerror = reject
    styles.media = ''
    styles.disabled = false
  })
}

/**
 * A page is whole as the server made it (docs/decisions/0008-scripts-on-public-pages.md).
 * @returns once somebody uses it, or something on it is to change
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
    for (const sign of signsOfUse) {
      addEventListener(sign, begin, { signal, capture: true, passive: true })
    }
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-needed-in]')) {
      // biome-ignore lint/plugin: since the page began to come; a Clock is the server's
      setTimeout(begin, Number(dataset.neededIn) - performance.now())
    }
  })
}
