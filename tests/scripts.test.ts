import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import project from '#package.json' with { type: 'json' }
import { readRenditions } from '../app/platform/pictures/rendition'
import { ourEnvironment } from '../scripts/prepare.mjs'
import { openDatabaseTest } from './support/database'
import { eventually } from './support/eventually'
import { addGalleryPictures } from './support/gallery'
import { freePort } from './support/servers'
import { temporaryFolder } from './support/temporary-folder'

const { scripts } = project
const root = join(import.meta.dirname, '..')

/** `npm test` runs these as its own steps. */
const stepsOfTests = ['lint', 'types']

/** Scripts with a parameter or setting with which each ends at once. */
const shortRuns: Record<string, ShortRun> = {
  start: { variables: { PORT: 'x' }, code: 1, says: 'PORT must be a number' },
  test: { words: ['x'], code: 1, says: 'npm test takes no parameters' },
  'test:all': { words: ['x'], code: 1, says: 'npm test takes no parameters' },
  'test:cover': { words: ['x'], code: 1, says: 'Use: npm run test:cover' },
  format: { words: ['--help'], code: 0, says: 'Usage' },
  admin: { words: ['x'], code: 1, says: 'Use: npm run admin' },
  backup: { words: ['--help'], code: 1, says: 'Use: npm run backup' },
  export: { words: [], code: 1, says: 'Use: npm run export' },
  import: { words: [], code: 1, says: 'Use: npm run import' },
  restore: { words: [], code: 1, says: 'Use: npm run restore' },
  verify: { words: [], code: 1, says: 'holds no site' },
  doctor: { words: ['x'], code: 1, says: 'Use: npm run doctor' },
  'sample:export': { words: [], code: 1, says: 'Use: npm run sample:export' },
  build: { words: ['--help'], code: 0, says: 'react-router' },
  bench: { variables: { PATH: dirname(process.execPath) }, code: 1, says: 'The bench needs wrk' },
  'bench:hostile': { words: ['--help'], code: 1, says: 'Use: npm run bench:hostile' },
  drill: { words: ['no-such-drill'], code: 1, says: 'No test files found' },
  'image:check': {
    variables: { PATH: dirname(process.execPath) },
    code: 1,
    says: 'caddy is not installed',
  },
  'install:check': {
    variables: { PATH: dirname(process.execPath) },
    code: 1,
    says: 'debootstrap is not installed',
  },
  version: { words: ['x'], code: 1, says: 'Use: npm version' },
  'profile-icons': { words: ['x'], code: 1, says: 'Use: npm run profile-icons' },
  fonts: { words: ['--help'], code: 1, says: 'Use: npm run fonts' },
}

interface ShortRun {
  words?: string[]
  variables?: Record<string, string>
  code: number
  says: string
}

test.each(Object.entries(shortRuns))(
  'npm run %s begins, and ends as it should',
  async (name, run) => {
    const { code, printed } = await runScript(name, run)
    expect(printed).toContain(run.says)
    expect(code, printed).toBe(run.code)
  },
)

test('npm run icons makes the committed icons', async () => {
  const folder = temporaryFolder()
  expect((await runScript('icons', { words: [folder] })).code).toBe(0)
  for (const name of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
    const made = readFileSync(join(folder, name))
    expect(made.equals(readFileSync(join(root, 'public', name))), name).toBe(true)
  }
})

test('npm run dev serves the site with its files, and the back-office', async () => {
  const port = String(await freePort())
  const { backend, dataDir } = await openDatabaseTest('sqlite')
  await addGalleryPictures(backend, 'A')
  const stored = await backend.db.selectFrom('stored_pictures').select('renditions').execute()
  const [picture] = stored.flatMap(({ renditions }) => readRenditions(renditions))
  await backend.db.destroy()
  const settings = { PORT: port, DATA_DIR: dataDir, SAMPLE_CONTENT: 'off' }
  const server = startScript('dev', { variables: settings })
  const answerTo = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(async (answer) => ({
      status: answer.status,
      page: await answer.text(),
    }))
  await eventually(() => answerTo('/vite-is-there'), 120)
  for (const [path, status] of [
    ['/', 200],
    ['/nyheder', 200],
    ['/admin', 401],
  ] as const) {
    const answer = await answerTo(path)
    expect(answer.status, `${path}\n${server.printed()}`).toBe(status)
    expect(answer.page).toContain('<h1')
  }
  const file = await fetch(`http://127.0.0.1:${port}/filer/${picture?.path}`)
  expect([file.status, (await file.bytes()).length]).toEqual([200, picture?.size])
})

test('every script is tested', () => {
  const tested = [...stepsOfTests, ...Object.keys(shortRuns), 'icons', 'dev']
  const parts = scripts.check.split(' && ').map((part) => part.replace('npm run ', ''))
  expect(parts).toEqual(stepsOfTests)
  expect(Object.keys(scripts).toSorted()).toEqual([...tested, 'check'].toSorted())
})

async function runScript(name: string, run: Omit<ShortRun, 'code' | 'says'>) {
  const { child, printed } = startScript(name, run)
  const [code] = await once(child, 'close')
  return { code, printed: printed() }
}

/** Starts a script as npm does. Its processes are killed when the test ends. */
function startScript(
  name: string,
  { words = [], variables = {} }: Omit<ShortRun, 'code' | 'says'>,
) {
  const command = scripts[name as keyof typeof scripts]
  const DATA_DIR = temporaryFolder()
  const child = spawn('/bin/sh', ['-c', `${command} "$@"`, 'sh', ...words], {
    cwd: root,
    env: { ...ourEnvironment(), DATA_DIR, NODE_ENV: '', NO_COLOR: '1', ...variables },
    detached: true,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      text += part
    })
  }
  onTestFinished(async () => {
    if (child.exitCode !== null || child.pid === undefined) return
    const ended = once(child, 'close')
    process.kill(-child.pid, 'SIGKILL')
    await ended
  })
  return { child, printed: () => text }
}
