import { damagedArchives } from './archives.ts'
import { bucketAway, databaseAway } from './away.ts'
import { damagedDatabases } from './damage.ts'
import { fewDescriptors, fullDisk, noInodes, unusableFolders } from './disk.ts'
import { killedRestore, killedServer } from './kills.ts'
import { clockSetBack, missingFiles, movedFolder } from './lost.ts'
import { killedNode } from './nodes.ts'
import { failOver, readOnlyDatabase } from './silent.ts'

/** Fastest first. */
export const cases = [
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
  killedServer,
  killedRestore,
  killedNode,
]
