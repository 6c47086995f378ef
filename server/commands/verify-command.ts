import { nouns } from '../../app/domain/nouns/nouns.server'
import { deadLinks } from '../../app/domain/redirects/dead-links.server'
import { sweepOrphans } from '../../app/domain/sweep/sweep.server'
import type { Backend } from '../../app/platform/backend.server'
import type { SnapshotStore } from '../../app/platform/backups/snapshot-store.server'
import {
  type FileFindings,
  verifyBackups,
  verifyFiles,
  verifyRenditions,
} from '../../app/platform/backups/verify-site.server'
import { openBackend } from '../../app/platform/open-backend.server'
import type { Env } from '../../app/platform/runtime/env.server'
import { printLine, requireExistingSite } from './open-site'

/**
 * `npm run verify`: checks rows, files, hashes, links and backups, and repairs what is safe to repair:
 * lost files that a backup has, derived pictures, orphans.
 * @returns 1 when a problem is left for the operator
 */
export async function runVerifyCommand(env: Env): Promise<number> {
  requireExistingSite(env)
  const backend = await openBackend(env, nouns)
  try {
    const findings = await verify(backend)
    for (const { words } of findings) printLine(words)
    const isRight = findings.every((finding) => finding.isRight)
    printLine(isRight ? 'No problems found' : 'Problems remain: see above')
    return isRight ? 0 : 1
  } finally {
    await backend.live.close()
    await backend.db.destroy()
  }
}

interface Finding {
  words: string
  isRight: boolean
}

async function verify(backend: Backend): Promise<Finding[]> {
  const damage = await backend.backups.damage()
  const store = await backend.backups.openTarget().then(
    (target) => target.store,
    () => undefined,
  )
  const files = await verifyFiles(backend, store)
  const renditions = await verifyRenditions(backend)
  const swept = await sweepOrphans(backend)
  const links = await deadLinks(backend)
  return [
    { words: `database: ${damage ?? 'sound'}`, isRight: damage === undefined },
    fileFinding('pictures and PDFs', files),
    fileFinding('derived pictures', renditions),
    {
      words: `orphans: ${swept.pictures} pictures and ${swept.files} files were removed`,
      isRight: true,
    },
    {
      words: `links: ${links.length} without a page${links.map(({ source, url }) => `\n  ${url} in ${source}`).join('')}`,
      isRight: links.length === 0,
    },
    await backupFinding(store),
  ]
}

function fileFinding(what: string, { checked, repaired, lost }: FileFindings): Finding {
  const list = (paths: string[]) => paths.map((path) => `\n  ${path}`).join('')
  const words = `${what}: ${checked} checked, ${repaired.length} repaired${list(repaired)}`
  return lost.length === 0
    ? { words, isRight: true }
    : { words: `${words}, ${lost.length} lost${list(lost)}`, isRight: false }
}

async function backupFinding(store: SnapshotStore | undefined): Promise<Finding> {
  if (!store) return { words: 'backups: the folder or bucket does not answer', isRight: false }
  const { intact, damaged } = await verifyBackups(store)
  const words = `backups: ${intact} intact, ${damaged.length} damaged`
  const isRight = damaged.length === 0
  return { words: isRight ? words : `${words}: ${damaged.join(', ')}`, isRight }
}
