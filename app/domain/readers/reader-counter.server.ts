import { hash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { readFeatures } from '~/domain/content/features/features.server'
import type { Backend } from '~/platform/backend.server'
import { affects } from '~/platform/live/live.server'
import type { Visit } from '~/platform/pages/visit.server'
import { copenhagenToday, nextCopenhagenMidnight } from '~/platform/runtime/clock'
import { type Counted, countedOf, hostOf, otherName, subscribersIn } from './counted'
import { addSums, type Sum } from './reader-sums.server'

/** A crash loses what was counted since the last write. */
const writeEveryMs = 20_000
/** Per day and kind. Names beyond are added up under one, since visitors can invent them. */
const maxNames = 1000
const maxVisitors = 200_000
const maxKnown = 2000

/** The parts of a request that the counter reads. */
export interface CountedRequest {
  url?: string | undefined
  method?: string | undefined
  headers: Record<string, string | string[] | undefined>
  socket: object
}

interface Reader {
  userAgent: string
  forwarded: unknown
  isRobot: boolean
  /** Not an address: a hash with a salt that lives for a day in memory alone. */
  visitor: string
}

/**
 * Counts what is read while the server answers (docs/decisions/0077-readers-without-cookies.md). Sums per day are
 * written at intervals; which visitors there were today is only in memory. Off, `count` returns at once.
 */
export class ReaderCounter {
  #isOn = false
  #hasBeacon = false
  #day = ''
  #dayEnds = 0
  #salt = ''
  #sums = new Map<string, Sum>()
  /** Those of `#sums` that were found by a URL. */
  #latest = new Map<Counted, Sum>()
  #namesToday = new Map<string, Set<string>>()
  #visitors = new Set<string>()
  /** The counted kind and name by URL; undefined if it is not counted. */
  #known = new Map<string, Counted | undefined>()
  #readers = new WeakMap<object, Reader>()
  #timer: NodeJS.Timeout | undefined
  #work = Promise.resolve()
  readonly #backend: Backend
  readonly #clientIp: (request: never) => string

  constructor(backend: Backend, clientIp: (request: never) => string) {
    this.#backend = backend
    this.#clientIp = clientIp
    backend.live.subscribe((change) => {
      if (affects(change, 'editable_content')) void this.start()
    })
  }

  /** Reads whether the author has switched the count on. */
  async start(): Promise<void> {
    try {
      const { readers, readersBeacon } = await readFeatures(this.#backend)
      this.#isOn = readers
      this.#hasBeacon = readersBeacon
    } catch (error) {
      this.#backend.log.warn({ err: error }, 'the settings of the count could not be read')
    }
    if (this.#isOn) this.#timer ??= setInterval(() => void this.write(), writeEveryMs).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.write()
  }

  /** Counts an answer to a visitor with status 200 or 206. */
  count(request: CountedRequest): void {
    const url = request.url as string
    if (!this.#isOn || request.method !== 'GET' || url.startsWith('/filer/derived/')) return
    const counted = this.#countedOf(url)
    if (counted === undefined || refusesCount(request)) return
    this.#beginDay()
    if (counted.kind === 'subscriber') this.#countSubscriber(request, counted)
    else if (!this.#isRepeated(request, counted)) this.#countRead(request, counted)
  }

  #isRepeated({ headers }: CountedRequest, counted: Counted): boolean {
    if (counted.kind !== 'page') return startsLater(headers)
    const isReported = this.#hasBeacon && !counted.isData
    return isReported || isAgain(headers, counted, this.#backend.siteUrl)
  }

  #countRead(request: CountedRequest, counted: Counted) {
    const reader = this.#reader(request)
    if (reader.isRobot) return
    const sum = this.#latest.get(counted)
    if (sum) sum.times += 1
    else this.#latest.set(counted, this.#add(counted.kind, counted.name))
    if (counted.kind === 'page') this.#countVisit(reader, request.headers.referer)
  }

  countRendered(request: CountedRequest, { isPrivate, isComplete, missedSearch }: Visit): void {
    if (isPrivate || !isComplete) return
    this.count(request)
    if (missedSearch !== undefined) this.#countMissed(request, missedSearch)
  }

  /** Whether a URL is the report of a browser that has loaded a page. */
  isReport(url: string): boolean {
    return this.#hasBeacon && url.startsWith('/laest?')
  }

  /** A page that a browser has loaded, also from the cache of a CDN. */
  countLoaded(request: CountedRequest): void {
    if (!this.#isOn || !this.#hasBeacon || refusesCount(request)) return
    const parameters = new URL(request.url as string, this.#backend.siteUrl).searchParams
    const counted = countedOf(parameters.get('p') ?? '')
    this.#beginDay()
    const reader = this.#reader(request)
    if (counted?.kind !== 'page' || reader.isRobot) return
    this.#add('page', counted.name)
    this.#countVisit(reader, parameters.get('r'))
  }

  #countMissed(request: CountedRequest, query: string): void {
    if (!this.#isOn || request.method !== 'GET' || refusesCount(request)) return
    const counted = this.#countedOf(request.url as string)
    if (counted && isAgain(request.headers, counted, this.#backend.siteUrl)) return
    this.#beginDay()
    if (this.#reader(request).isRobot) return
    this.#add('search', query.toLocaleLowerCase('da').slice(0, 60))
  }

  /** Writes what was counted. After a failure it is kept for the next time. */
  write(): Promise<void> {
    this.#work = this.#work.then(async () => {
      const sums = [...this.#sums.values()]
      this.#sums = new Map()
      this.#latest = new Map()
      if (sums.length === 0) return
      try {
        await addSums(this.#backend, sums)
      } catch (error) {
        this.#backend.log.warn({ err: error }, 'what is read could not be counted')
        for (const sum of sums) this.#merge(sum)
      }
    })
    return this.#work
  }

  #countedOf(url: string): Counted | undefined {
    const known = this.#known.get(url)
    if (known !== undefined || this.#known.has(url)) return known
    if (this.#known.size >= maxKnown) this.#known.clear()
    const counted = countedOf(url)
    this.#known.set(url, counted)
    return counted
  }

  /** The same reader asks several times over one connection, so that the hash is made once. */
  #reader(request: CountedRequest): Reader {
    const userAgent = String(request.headers['user-agent'] ?? '')
    const forwarded = request.headers['x-forwarded-for']
    const last = this.#readers.get(request.socket)
    if (last && last.userAgent === userAgent && last.forwarded === forwarded) return last
    const isRobot = userAgent === '' || isbot(userAgent)
    const visitor = hash('sha256', `${this.#salt} ${this.#clientIp(request as never)} ${userAgent}`)
    const reader = { userAgent, forwarded, isRobot, visitor: visitor.slice(0, 16) }
    this.#readers.set(request.socket, reader)
    return reader
  }

  #countVisit({ visitor }: Reader, referrer: unknown) {
    const host = hostOf(referrer, this.#backend.siteUrl)
    if (host !== undefined) this.#add('from', host)
    if (this.#isNew(visitor)) this.#add('visit', '')
  }

  /** A program that asks for a feed or a calendar, once a day; some tell how many people they read for. */
  #countSubscriber(request: CountedRequest, { name }: Counted) {
    const { visitor, userAgent } = this.#reader(request)
    if (!this.#isNew(`${name} ${visitor}`)) return
    this.#add('subscriber', name, subscribersIn(userAgent))
  }

  #isNew(visitor: string): boolean {
    if (this.#visitors.has(visitor) || this.#visitors.size >= maxVisitors) return false
    this.#visitors.add(visitor)
    return true
  }

  #add(kind: Sum['kind'], name: string, times = 1): Sum {
    const names = this.#namesToday.get(kind) ?? new Set()
    this.#namesToday.set(kind, names)
    const isFull = names.size >= maxNames && !names.has(name)
    const counted = isFull ? otherName : name
    names.add(counted)
    return this.#merge({ day: this.#day, kind, name: counted, times })
  }

  #merge(sum: Sum): Sum {
    const key = `${sum.day} ${sum.kind} ${sum.name}`
    const stored = this.#sums.get(key)
    if (stored) stored.times += sum.times
    else this.#sums.set(key, sum)
    return stored ?? sum
  }

  #beginDay() {
    const { clock } = this.#backend
    if (clock.now().getTime() < this.#dayEnds) return
    this.#day = copenhagenToday(clock)
    this.#dayEnds = nextCopenhagenMidnight(clock)
    this.#salt = randomBytes(16).toString('base64')
    this.#visitors = new Set()
    this.#latest = new Map()
    this.#namesToday = new Map()
    this.#readers = new WeakMap()
  }
}

/** Global Privacy Control, and the older Do Not Track. */
function refusesCount({ headers }: CountedRequest): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1'
}

/** Whether an open page fetches its newer version, or a browser fetches it in advance. */
function isAgain(headers: CountedRequest['headers'], { name, isData }: Counted, site: string) {
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return true
  const { referer } = headers
  if (!isData || typeof referer !== 'string' || !URL.canParse(referer)) return false
  return countedOf(new URL(referer, site).pathname)?.name === name
}

/** Whether it is a later part of a file whose beginning was counted. */
function startsLater({ range }: CountedRequest['headers']): boolean {
  return typeof range === 'string' && !range.startsWith('bytes=0-')
}
