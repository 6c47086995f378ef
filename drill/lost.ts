import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromOurPage, signIn } from '../tests/support/admin-site.ts'
import { type Case, must, tryEach } from './case.ts'
import {
  command,
  copyOf,
  eventually,
  newFolder,
  refusedStart,
  saveText,
  smallPicture,
  startSite,
  startUnhealthy,
  storedText,
  textKeys,
  uploadPicture,
} from './site.ts'

const [key] = textKeys

export const secondProcess: Case = {
  promise: 'a second process on one DATA_DIR',
  target: 'refused in one line; let in as soon as the first was killed',
  async run() {
    const dataDir = newFolder()
    const first = await startSite({ DATA_DIR: dataDir })
    const outcome = await tryEach([1, 2, 3], async () => {
      const line = await refusedStart({ DATA_DIR: dataDir })
      must(/DATA_DIR/.test(line), line)
    })
    await first.kill()
    const then = await tryEach([1], async () => {
      await (await startSite({ DATA_DIR: dataDir })).stop()
    })
    return { ...merged(outcome, then) }
  },
}

export const movedFolder: Case = {
  promise: 'DATA_DIR, the database or files/ moved away while the site runs, or before a start',
  target: 'nothing saved, nothing created in its place, health says so; all well once it is back',
  async run() {
    return tryEach(['', 'skrivestue.db', 'files'], async (name) => {
      const parent = newFolder()
      const dataDir = join(parent, 'data')
      const site = await startSite({ DATA_DIR: dataDir })
      const cookie = await signIn(site)
      const saved = await saveText(site, cookie, { key, value: 'før', revision: 0 })
      must(saved.status === 200, `the first save answered ${saved.status}`)
      const place = join(dataDir, name)
      const elsewhere = join(parent, 'elsewhere')
      renameSync(place, elsewhere)
      if (name === 'files') {
        const { status } = await fetch(`${site.url}/admin/upload/billede?place=lecture`, {
          method: 'POST',
          headers: { ...fromOurPage, cookie },
          body: (await smallPicture()) as BodyInit,
        })
        must(status >= 500, `an upload without files/ answered ${status}`)
      } else {
        const { status } = await saveText(site, cookie, { key, value: 'tabt', revision: 1 })
        must(status >= 500, `a save without ${name || 'DATA_DIR'} answered ${status}`)
      }
      must((await fetch(`${site.url}/healthz`)).status === 503, `${name}: health is well`)
      must((await fetch(site.url)).status === 200, `${name}: the front page is gone`)
      must(!readdirSync(parent).includes('data') || name !== '', 'DATA_DIR was created again')
      renameSync(elsewhere, place)
      const again = await saveText(site, cookie, { key, value: 'efter', revision: 1 })
      must(again.status === 200, `${name} is back, and a save answered ${again.status}`)
      await site.kill()
      if (name === '') return
      renameSync(place, elsewhere)
      await refusedStart({ DATA_DIR: dataDir })
      renameSync(elsewhere, place)
      await (await startSite({ DATA_DIR: dataDir })).stop()
      must(storedText(dataDir, key).value === 'efter', 'the text is not what was saved')
    })
  },
}

const lossesOfFiles: [string, (dataDir: string, path: string) => void][] = [
  ['an original is missing', (dir, path) => rmSync(join(dir, 'files', path))],
  ['an original has 0 bytes', (dir, path) => writeFileSync(join(dir, 'files', path), '')],
  ['files/images is missing', (dir) => rmSync(join(dir, 'files/images'), { recursive: true })],
]

export const missingFiles: Case = {
  promise: 'a picture or all of files/images missing or empty at a start',
  target: 'health and a log line say so, pages go on, verify mends it from the backup',
  async run() {
    const dataDir = newFolder()
    const site = await startSite({ DATA_DIR: dataDir })
    const cookie = await signIn(site)
    const path = await uploadPicture(site, cookie, await smallPicture())
    must(path, 'the upload was refused')
    await site.stop()
    must((await command({ DATA_DIR: dataDir }, 'backup')).code === 0, 'no backup')
    return tryEach(lossesOfFiles, async ([name, lose]) => {
      const copy = copyOf(dataDir)
      lose(copy, path)
      const found = await startUnhealthy({ DATA_DIR: copy })
      try {
        await eventually(10_000, async () => {
          const health = await (await fetch(`${found.url}/healthz`)).json()
          must(health.missingFiles === 1, `${name}: health is ${JSON.stringify(health)}`)
        })
        must(found.output().includes(path), `${name}: no log line names ${path}`)
        must((await fetch(found.url)).status === 200, `${name}: the front page is gone`)
      } finally {
        await found.kill()
      }
      const { code, printed } = await command({ DATA_DIR: copy }, 'verify')
      must(code === 0, `${name}, verify: ${printed}`)
      await (await startSite({ DATA_DIR: copy })).stop()
    })
  },
}

/** A module that shifts the clock of a process. */
function clockFile(shiftMs: number): string {
  const file = join(newFolder(), 'clock.mjs')
  writeFileSync(
    file,
    `const real = Date
globalThis.Date = class extends real {
  constructor(...given) { given.length === 0 ? super(real.now() + ${shiftMs}) : super(...given) }
  static now() { return real.now() + ${shiftMs} }
}
`,
  )
  return `--import=${pathToFileURL(file)}`
}

const yearMs = 365 * 24 * 60 * 60 * 1000

export const clockSetBack: Case = {
  promise: 'a clock that was a year ahead and was set back',
  target: 'nobody is locked out for long, no session of the future holds, saves and backups go on',
  async run() {
    const dataDir = newFolder()
    const ahead = await startSite({ DATA_DIR: dataDir, NODE_OPTIONS: clockFile(yearMs) })
    const cookie = await signIn(ahead)
    const saved = await saveText(ahead, cookie, { key, value: 'i fremtiden', revision: 0 })
    must(saved.status === 200, `the save in the future answered ${saved.status}`)
    for (let number = 0; number < 6; number++) {
      await signIn(ahead, { email: 'anden@example.dk', password: 'forkert' }).catch(() => {})
    }
    await fetch(`${ahead.url}/admin/sikkerhedskopi`, {
      method: 'POST',
      headers: { ...fromOurPage, cookie },
    })
    await ahead.stop().catch(() => {})
    const site = await startSite({ DATA_DIR: dataDir })
    try {
      return await tryEach(
        [
          async () => {
            const { status } = await saveText(site, cookie, { key, value: 'x', revision: 1 })
            must(status === 401, `a session of the future saved: ${status}`)
          },
          async () => {
            const body = new URLSearchParams({ email: 'anden@example.dk', password: 'forkert' })
            const answer = await fetch(`${site.url}/admin/log-ind`, {
              method: 'POST',
              headers: fromOurPage,
              body,
            })
            const words = await answer.text()
            must([401, 429].includes(answer.status), `signing in answered ${answer.status}`)
            const [, hours] = /(\d+) time/.exec(words) ?? []
            must(Number(hours ?? 0) <= 24, `wait ${hours} hours`)
          },
          async () => {
            const now = await signIn(site, undefined, cookie)
            const { status } = await saveText(site, now, { key, value: 'nu', revision: 1 })
            must(status === 200, `a save answered ${status}`)
            const headers = { ...fromOurPage, cookie: now }
            const taken = await fetch(`${site.url}/admin/sikkerhedskopi`, {
              method: 'POST',
              headers,
            })
            must(taken.ok, `a backup answered ${taken.status}`)
          },
        ],
        (step) => step(),
      )
    } finally {
      await site.kill()
    }
  },
}

function merged(...outcomes: Awaited<ReturnType<typeof tryEach>>[]) {
  return {
    tries: outcomes.reduce((sum, { tries }) => sum + tries, 0),
    held: outcomes.reduce((sum, { held }) => sum + held, 0),
    faults: outcomes.flatMap(({ faults = [] }) => faults),
  }
}
