/**
 * `npm run bench:profile [path]`: where the server's processor time goes while one page is made anew for
 * visitors (by default /nyheder, with a parameter that it does not read, so that no page is kept). Writes
 * a .cpuprofile, which the developer tools of Chromium show as a flame graph, and prints a table of it.
 * Needs a build, Linux and wrk.
 */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import environment from '../scripts/server-environment.json' with { type: 'json' }
import { startAdminSite } from '../tests/support/admin-site.ts'
import { load } from './wrk.ts'

interface Frame {
  functionName: string
  url: string
}
interface Profile {
  nodes: { id: number; callFrame: Frame; children?: number[] }[]
  samples: number[]
  /** Microseconds, as the two below. */
  timeDeltas: number[]
  startTime: number
}

/** What a sample is counted as: by the innermost frame that one of these says something of. */
const areas: [name: string, holds: (frame: Frame) => boolean][] = [
  ['garbage collector', named(/^\(garbage collector\)$/)],
  ['queries', named(/^executeQuery$|^compileQuery$/)],
  ["React's rendering", named(/^renderToString|^performWork$|^renderElement$/)],
  ['finishing the page', named(/^finishHtml$|^withJsonLd$|^pageCodeOf$|^encodeResponse$/)],
  ["the loaders' answers as data", named(/^encodeViaTurboStream$|^flatten$|^stringify$/)],
  ["the web's Request, Response and streams", from(/^node:internal\/(deps\/undici|webstreams)/)],
  ['loaders', named(/^loader(\$\d+)?$/)],
  ['sending', named(/^writev$|^writeLatin1String$|^send$|^sendPage$/)],
  ['the router', named(/^queryImpl$|^requestHandler$|^renderHtml$/)],
  ["Node's server", from(/^node:(_http|net|internal\/streams)/)],
]
const most = 25

const path = process.argv[2] ?? '/nyheder?x=1'
const folder = mkdtempSync(join(tmpdir(), 'skrivestue-profile-'))
const site = await startAdminSite({
  ...{ SAMPLE_CONTENT: 'on', REQUESTS_PER_SECOND: '0' },
  NODE_OPTIONS: `${environment.NODE_OPTIONS} --cpu-prof --cpu-prof-dir=${folder}`,
})
load(site.url + path, [], 4)
const begun = now()
const { perSecond, p50 } = load(site.url + path, [], 4)
const ended = now()
await site.stop()
const file = readdirSync(folder)
  .map((name) => join(folder, name))
  .toSorted((one, other) => readFileSync(other).length - readFileSync(one).length)[0]
report(JSON.parse(readFileSync(file ?? '', 'utf8')))
process.stdout.write(`\n${path}: ${perSecond} a second, p50 ${p50.toFixed(2)} ms\n${file}\n`)

function report(profile: Profile) {
  const stacks = stacksOf(profile)
  const byArea = new Map<string, number>()
  const byFunction = new Map<string, number>()
  let at = profile.startTime
  let all = 0
  profile.samples.forEach((id, index) => {
    const took = profile.timeDeltas[index] ?? 0
    at += took
    const stack = stacks.get(id) ?? []
    if (at < begun || at > ended || stack[0]?.functionName === '(idle)') return
    all += took
    add(byArea, areaOf(stack), took)
    add(byFunction, stack[0]?.functionName || '(no name)', took)
  })
  table('By area', byArea, all)
  table('By function, without what it calls', byFunction, all)
}

/** The frames of each node, the innermost first. */
function stacksOf({ nodes }: Profile): Map<number, Frame[]> {
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  )
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const stackOf = (id: number | undefined): Frame[] => {
    const frame = id === undefined ? undefined : frames.get(id)
    return frame ? [frame, ...stackOf(parents.get(id as number))] : []
  }
  return new Map(nodes.map(({ id }) => [id, stackOf(id)]))
}

function areaOf(stack: Frame[]): string {
  for (const frame of stack) {
    const area = areas.find(([, holds]) => holds(frame))
    if (area) return area[0]
  }
  return 'everything else'
}

function add(sums: Map<string, number>, key: string, more: number) {
  sums.set(key, (sums.get(key) ?? 0) + more)
}

function table(title: string, sums: Map<string, number>, all: number) {
  process.stdout.write(`\n${title}\n`)
  for (const [name, sum] of [...sums].toSorted((one, other) => other[1] - one[1]).slice(0, most)) {
    process.stdout.write(`${((sum / all) * 100).toFixed(1).padStart(6)} %  ${name}\n`)
  }
}

function named(pattern: RegExp) {
  return ({ functionName }: Frame) => pattern.test(functionName)
}

function from(pattern: RegExp) {
  return ({ url }: Frame) => pattern.test(url)
}

/** Microseconds of the clock that profiles are written by. */
function now(): number {
  return Number(process.hrtime.bigint() / 1000n)
}
