import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { fromOurPage, signIn } from '#tests/support/admin-site'
import { eventually } from '#tests/support/eventually'
import { detailedPicture } from '#tests/support/pictures'
import { newCluster, newFolder, startSite } from './drilled-site.ts'
import { host, startCaddy, startNginx } from './proxies.ts'

/** Caddy chooses nodes at random. */
const simultaneousReads = 16
/** The proxies give up a process after 5 s. */
const minFrozenMs = 4000
const maxReadMs = 10_000
const slowUploadMs = 7000
const maxAnswerMs = 30_000
/** `fail_timeout` of nginx, how long it leaves out a failed process, in whole seconds of its clock. */
const failTimeoutMs = 2000

test.for([
  ['caddy', startCaddy],
  ['nginx', startNginx],
] as const)(
  'behind %s reads and slow uploads reach the other node while one of two is frozen',
  async ([program, startProxy], { annotate, skip }) => {
    const isMissing = spawnSync(program, ['version']).error || process.getuid?.() !== 0
    if (isMissing) skip(`it needs ${program} and root`)
    const variables = { ...(await newCluster(program)), SITE_URL: `https://${host}` }
    const start = () => startSite({ ...variables, DATA_DIR: newFolder() })
    const [first, second] = [await start(), await start()]
    const port = await startProxy([first, second])
    await eventually(async () => expect(await statusBehind(port)).toBe(200))
    const picture = await detailedPicture()
    for (const [frozen, other] of [
      [first, second],
      [second, first],
    ] as const) {
      process.kill(frozen.pid, 'SIGSTOP')
      onTestFinished(() => void process.kill(frozen.pid, 'SIGCONT'))
      const slowest = await slowestRead(port)
      expect(slowest, 'no read reached the frozen node').toBeGreaterThan(minFrozenMs)
      expect(slowest).toBeLessThan(maxReadMs)
      expect(await slowestRead(port), 'the node was not left out').toBeLessThan(2000)
      const upload = { cookie: await signIn(other), body: picture }
      expect(await whileOthersRead(port, () => statusBehind(port, host, upload))).toBe(200)
      process.kill(frozen.pid, 'SIGCONT')
      await annotate(`the slowest read took ${slowest} ms`)
      await pause(failTimeoutMs)
    }
    await expect(statusBehind(port, 'another.example')).rejects.toThrow()
  },
)

/** Readers, not the author, then find out that a process does not answer. */
async function whileOthersRead<T>(port: number, work: () => Promise<T>): Promise<T> {
  let isDone = false
  const reading = async () => {
    while (!isDone) {
      expect(await statusBehind(port)).toBe(200)
      await pause(50)
    }
  }
  const readers = Promise.all(Array.from({ length: simultaneousReads }, reading))
  try {
    return await work()
  } finally {
    isDone = true
    await readers
  }
}

/** Returns the milliseconds of the slowest of simultaneous reads. */
async function slowestRead(port: number): Promise<number> {
  const times = Array.from({ length: simultaneousReads }, async () => {
    const startedAt = performance.now()
    expect(await statusBehind(port)).toBe(200)
    return performance.now() - startedAt
  })
  return Math.round(Math.max(...(await Promise.all(times))))
}

/**
 * Requests the front page from a proxy on this machine, or uploads a picture in two halves.
 * @throws Error if there is no answer
 */
async function statusBehind(
  port: number,
  name = host,
  upload?: { cookie: string; body: Buffer },
): Promise<number> {
  const body = upload?.body
  const length = body && { 'Content-Length': body.length, cookie: upload.cookie, ...fromOurPage }
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: upload ? '/admin/upload/billede?place=lecture' : '/',
    servername: name,
    rejectUnauthorized: false,
    method: upload ? 'POST' : 'GET',
    headers: { host: name, ...length },
    agent: false,
    signal: AbortSignal.timeout(maxAnswerMs),
  })
  const answered = once(outgoing, 'response')
  // A failure is thrown below, by the same promise.
  answered.catch(() => {})
  if (body) {
    outgoing.write(body.subarray(0, body.length / 2))
    await pause(slowUploadMs)
  }
  outgoing.end(body?.subarray(body.length / 2))
  const [answer] = await answered
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode
}
