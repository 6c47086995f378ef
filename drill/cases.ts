import { damagedArchives } from './archives.ts'
import { bucketAway, databaseAway } from './away.ts'
import { damagedDatabases } from './damage.ts'
import { fewDescriptors, fullDisk, noInodes, unusableFolders } from './disk.ts'
import { killedRestore, killedServer } from './kills.ts'
import { clockSetBack, missingFiles, movedFolder, secondProcess } from './lost.ts'
import { killedNode, threeNodes } from './nodes.ts'
import { failOver, frozenDatabase, readOnlyDatabase } from './silent.ts'

/** Fastest first. */
export const cases = [
  damagedDatabases,
  damagedArchives,
  secondProcess,
  movedFolder,
  missingFiles,
  unusableFolders,
  fullDisk,
  noInodes,
  fewDescriptors,
  clockSetBack,
  databaseAway,
  frozenDatabase,
  readOnlyDatabase,
  failOver,
  bucketAway,
  killedServer,
  killedRestore,
  threeNodes,
  killedNode,
]
