import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromOurPage, signIn } from '../tests/support/admin-site.ts'
import { type Case, must } from './case.ts'
import {
  authorOf,
  authorWith,
  command,
  copyFolder,
  eventually,
  frontPage,
  newFolder,
  refusedStart,
  requireServed,
  smallPicture,
  startSite,
  startUnhealthy,
  storedText,
  textKeys,
} from './site.ts'

export const movedFolder: Case = {
  promise: 'DATA_DIR, the database or files/ moved away while the site runs, or before a start',
  target: 'nothing saved, nothing created in its place, health says so; all well once it is back',
  async run(attempts) {
    await attempts.each(['', 'skrivestue.db', 'files'], async (name) => {
      const parent = newFolder()
      const dataDir = join(parent, 'data')
      const site = await startSite({ DATA_DIR: dataDir })
      const author = await authorOf(site)
      await author.mustSave('før', 0)
      const path = join(dataDir, name)
      const elsewhere = join(parent, 'elsewhere')
      renameSync(path, elsewhere)
      const { status } =
        name === 'files'
          ? await author.sendPicture(await smallPicture())
          : await author.save('tabt', 1)
      must(status >= 500, `a change without ${name || 'DATA_DIR'} answered ${status}`)
      await requireServed(site, 503, `${name}: `)
      must(!readdirSync(parent).includes('data') || name !== '', 'DATA_DIR was created again')
      renameSync(elsewhere, path)
      await author.mustSave('efter', 1)
      await site.kill()
      if (name === '') return
      renameSync(path, elsewhere)
      await refusedStart({ DATA_DIR: dataDir })
      renameSync(elsewhere, path)
      await (await startSite({ DATA_DIR: dataDir })).stop()
      const { value } = storedText(dataDir, textKeys[0])
      must(value === 'efter', 'the text is not what was saved')
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
  async run(attempts) {
    const dataDir = newFolder()
    const site = await startSite({ DATA_DIR: dataDir })
    const path = await (await authorOf(site)).upload(await smallPicture())
    must(path, 'the upload was refused')
    await site.stop()
    must((await command({ DATA_DIR: dataDir }, ['backup'])).code === 0, 'no backup')
    await attempts.each(lossesOfFiles, async ([name, lose]) => {
      const copy = copyFolder(dataDir)
      lose(copy, path)
      const unhealthySite = await startUnhealthy({ DATA_DIR: copy })
      await eventually(10_000, async () => {
        const { html } = await frontPage(unhealthySite, '/healthz')
        must(JSON.parse(html).missingFiles === 1, `${name}: health is ${html}`)
      })
      must(unhealthySite.output().includes(path), `${name}: no log line names ${path}`)
      must((await frontPage(unhealthySite)).status === 200, `${name}: the front page is gone`)
      await unhealthySite.kill()
      const { code, printed } = await command({ DATA_DIR: copy }, ['verify'])
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

const stranger = { email: 'anden@example.dk', password: 'forkert' }

export const clockSetBack: Case = {
  promise: 'a clock that was a year ahead and was set back',
  target: 'nobody is locked out for long, no session of the future holds, saves and backups go on',
  async run(attempts) {
    const dataDir = newFolder()
    const ahead = await startSite({ DATA_DIR: dataDir, NODE_OPTIONS: clockFile(yearMs) })
    const author = await authorOf(ahead)
    await author.mustSave('i fremtiden', 0)
    for (let number = 0; number < 6; number++) await signIn(ahead, stranger).catch(() => {})
    await author.takeBackup()
    await ahead.stop().catch(() => {})
    const site = await startSite({ DATA_DIR: dataDir })
    await attempts.once(async () => {
      const { status } = await authorWith(site, author.cookie).save('x', 1)
      must(status === 401, `a session of the future saved: ${status}`)
    })
    await attempts.once(async () => {
      const body = new URLSearchParams(stranger)
      const request = { method: 'POST', headers: fromOurPage, body }
      const answer = await fetch(`${site.url}/admin/log-ind`, request)
      const text = await answer.text()
      must([401, 429].includes(answer.status), `signing in answered ${answer.status}`)
      const [, hours] = /(\d+) time/.exec(text) ?? []
      must(Number(hours ?? 0) <= 24, `wait ${hours} hours`)
    })
    await attempts.once(async () => {
      const now = await authorOf(site, author.cookie)
      await now.mustSave('nu', 1)
      const { ok, status } = await now.takeBackup()
      must(ok, `a backup answered ${status}`)
    })
  },
}
