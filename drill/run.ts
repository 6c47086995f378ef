/**
 * `npm run drill`: tries to break the durability promises on real processes, and prints each promise with
 * the numbers of attempts and successes (docs/reliability.md has the last results). `--quick` takes only
 * minutes; words select the cases whose promise contains them. Needs a build.
 */
import { parseArgs } from 'node:util'
import { damagedArchives } from './archives.ts'
import { bucketAway, databaseAway } from './away.ts'
import { Attempts, type Case, cleanUp, fullScale, quickScale } from './case.ts'
import { damagedDatabases } from './damage.ts'
import { fewDescriptors, fullDisk, noInodes, unusableFolders } from './disk.ts'
import { killedRestore, killedServer } from './kills.ts'
import { clockSetBack, missingFiles, movedFolder } from './lost.ts'
import { killedNode } from './nodes.ts'
import { frozenBehindCaddy, frozenBehindNginx } from './proxies.ts'
import { failOver, readOnlyDatabase } from './silent.ts'

/** Fastest first. */
const cases = [
  damagedDatabases,
  damagedArchives,
  movedFolder,
  missingFiles,
  unusableFolders,
  fullDisk,
  noInodes,
  fewDescriptors,
  clockSetBack,
  databaseAway,
  readOnlyDatabase,
  failOver,
  bucketAway,
  frozenBehindCaddy,
  frozenBehindNginx,
  killedServer,
  killedRestore,
  killedNode,
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})
const scale = values.quick ? quickScale : fullScale
const selectedCases = cases.filter(({ promise }) =>
  positionals.every((word) => promise.toLowerCase().includes(word.toLowerCase())),
)

const rows: [Case, Attempts, number][] = []
for (const selectedCase of selectedCases) {
  process.stdout.write(`${selectedCase.promise} …\n`)
  const startedAt = performance.now()
  const attempts = new Attempts()
  await selectedCase
    .run(attempts, scale)
    .catch((error: Error) => attempts.fail(error.stack ?? error.message))
  await cleanUp()
  rows.push([selectedCase, attempts, (performance.now() - startedAt) / 1000])
  process.stdout.write(`  ${verdict(attempts)}\n`)
  for (const fault of attempts.faults) process.stdout.write(`  ✖ ${fault}\n`)
}

process.stdout.write('\n| promise | tries | held | target | measured |\n|---|---|---|---|---|\n')
for (const [{ promise, target }, { tries, held, figures, skippedReason }, seconds] of rows) {
  const measured = skippedReason
    ? `not tried: ${skippedReason}`
    : [figures, `${Math.round(seconds)} s`]
  const cells = [promise, tries, held, target, [measured].flat().filter(Boolean).join('; ')]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
const broken = rows.filter(([, { tries, held }]) => held < tries)
const untried = rows.filter(([, attempts]) => attempts.skippedReason)
process.stdout.write(
  `\n${broken.length === 0 ? '✔' : '✖'} ${rows.length - broken.length - untried.length} promises held, ${broken.length} broken, ${untried.length} not tried\n`,
)
// Exits without waiting for timers and sockets of failed cases.
process.exit(broken.length === 0 ? 0 : 1)

function verdict({ tries, held, figures, skippedReason }: Attempts): string {
  if (skippedReason) return `not tried: ${skippedReason}`
  return [`${held} of ${tries} held`, figures].filter(Boolean).join('; ')
}
