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
import type { Env } from '../../app/platform/runtime/env.server'
import { openExistingSite, printLine } from './open-site'

/** Repairs damage where that is safe. @returns 1 when a problem is left for the operator */
export async function runVerifyCommand(env: Env): Promise<number> {
  await using backend = await openExistingSite(env)
  const findings = await verify(backend)
  for (const { text } of findings) printLine(text)
  const isOk = findings.every((finding) => finding.isOk)
  printLine(isOk ? 'No problems found' : 'Problems remain: see above')
  return isOk ? 0 : 1
}

interface Finding {
  text: string
  isOk: boolean
}

async function verify(backend: Backend): Promise<Finding[]> {
  const damage = await backend.backups.damage()
  const store = await backend.backups.openTarget().then(
    (target) => target.store,
    () => undefined,
  )
  const files = await verifyFiles(backend, store)
  const renditions = await verifyRenditions(backend)
  const removed = await sweepOrphans(backend)
  const links = await deadLinks(backend)
  return [
    { text: `database: ${damage ?? 'sound'}`, isOk: damage === undefined },
    fileFinding('pictures and PDFs', files),
    fileFinding('derived pictures', renditions),
    {
      text: `orphans: ${removed.pictures} pictures and ${removed.files} files were removed`,
      isOk: true,
    },
    {
      text: `links: ${links.length} without a page${links.map(({ source, url }) => `\n  ${url} in ${source}`).join('')}`,
      isOk: links.length === 0,
    },
    await backupFinding(store),
  ]
}

function fileFinding(label: string, { checked, repaired, lost }: FileFindings): Finding {
  const list = (paths: string[]) => paths.map((path) => `\n  ${path}`).join('')
  const text = `${label}: ${checked} checked, ${repaired.length} repaired${list(repaired)}`
  return lost.length === 0
    ? { text, isOk: true }
    : { text: `${text}, ${lost.length} lost${list(lost)}`, isOk: false }
}

async function backupFinding(store: SnapshotStore | undefined): Promise<Finding> {
  if (!store) return { text: 'backups: the folder or bucket does not answer', isOk: false }
  const { intact, damaged } = await verifyBackups(store)
  const text = `backups: ${intact} intact, ${damaged.length} damaged`
  const isOk = damaged.length === 0
  return { text: isOk ? text : `${text}: ${damaged.join(', ')}`, isOk }
}
