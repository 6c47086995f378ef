import { Agent, request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { fromOurPage } from '#tests/support/admin-site'
import { oneValue } from '#tests/support/postgres'
import { host } from './proxies.ts'

const readers = 6
const maxAnswerMs = 30_000
/** Pages whose data is read from the database after each save. */
export const pages = ['/', '/nyheder', '/foredrag', '/kalender', '/salmer', '/billeder', '/kontakt']

interface Answer {
  status: number
  text: string
}

/** Requests through the proxy with TLS on this port. */
export function clientOf(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  return (path: string, { cookie = '', body }: { cookie?: string; body?: string } = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const form = body !== undefined && {
        ...fromOurPage,
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': Buffer.byteLength(body),
      }
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          path,
          agent,
          servername: host,
          rejectUnauthorized: false,
          method: form ? 'POST' : 'GET',
          headers: { host, ...(cookie && { cookie }), ...form },
          signal: AbortSignal.timeout(maxAnswerMs),
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part) => {
            text += part
          })
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
          answer.on('error', reject)
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
}

export type Client = ReturnType<typeof clientOf>

/** The value of the edited text, on the page and in the database. */
export const edition = (number: number) => `Udgave ${number}.`
export const editionIn = (text: unknown) => Number(/Udgave (\d+)\./.exec(String(text))?.[1] ?? 0)

/** Saves a text again and again, each time with the next number. */
export class Writer {
  saves = 0
  acknowledged = 0
  #sent = 0
  readonly #client: Client
  readonly #cookie: string
  readonly #databaseUrl: () => string

  constructor(client: Client, cookie: string, databaseUrl: () => string) {
    this.#client = client
    this.#cookie = cookie
    this.#databaseUrl = databaseUrl
  }

  /** Returns whether the save was acknowledged. */
  async save(): Promise<boolean> {
    this.#sent += 1
    // Another save may be sent meanwhile.
    const number = this.#sent
    const revision = await this.#stored('revision').catch(() => undefined)
    if (revision === undefined) return false
    const fields = { key: 'about.title', value: edition(number), revision: `${revision ?? 0}` }
    const body = `${new URLSearchParams(fields)}`
    const answer = await this.#client('/admin/tekst', { cookie: this.#cookie, body }).catch(
      () => {},
    )
    if (answer?.status !== 200) return false
    this.saves += 1
    this.acknowledged = Math.max(this.acknowledged, number)
    return true
  }

  /** Whether the database has the last acknowledged save, or a later one that was not. */
  async isKept(): Promise<boolean> {
    return editionIn(await this.#stored('content_value')) >= this.acknowledged
  }

  /** Accepts a loss that was intended. @returns the number of lost saves */
  async forgetLost(): Promise<number> {
    const lost = this.acknowledged - editionIn(await this.#stored('content_value'))
    this.acknowledged -= lost
    return lost
  }

  #stored(column: string) {
    return oneValue(
      this.#databaseUrl(),
      `select coalesce((select ${column}::text from editable_content
        where page = 'about' and element_key = 'title'), '0')`,
    )
  }
}

/** Reads pages and saves a text while the work runs. @param work gets the number of reads so far */
export async function underLoad(
  client: Client,
  writer: Writer,
  work: (reads: () => number) => Promise<void>,
) {
  const result = { reads: 0, failures: [] as string[], slowestMs: 0, saves: writer.saves }
  let isRunning = true
  const reading = async (first: number) => {
    for (let number = first; isRunning; number++) {
      const path = pages[number % pages.length] ?? '/'
      const startedAt = performance.now()
      const outcome = await client(path).then(
        ({ status }) => status,
        (error: Error) => error.message,
      )
      result.reads += 1
      result.slowestMs = Math.max(result.slowestMs, Math.round(performance.now() - startedAt))
      if (outcome !== 200) result.failures.push(`${path} ${outcome}`)
      await pause(5)
    }
  }
  const saving = async () => {
    while (isRunning) {
      await writer.save()
      await pause(100)
    }
  }
  const all = Promise.all([saving(), ...Array.from({ length: readers }, (_, at) => reading(at))])
  try {
    await work(() => result.reads)
  } finally {
    isRunning = false
    await all
  }
  return { ...result, saves: writer.saves - result.saves }
}
