import { bucketAway, databaseAway } from './away.ts'
import { damagedDatabases } from './damage.ts'
import { fewDescriptors, fullDisk, unusableFolders } from './disk.ts'
import { killedRestore, killedServer } from './kills.ts'
import { clockSetBack, movedFolder, secondProcess } from './lost.ts'
import { killedNode, threeNodes } from './nodes.ts'

/** Fastest first. */
export const cases = [
  damagedDatabases,
  secondProcess,
  movedFolder,
  unusableFolders,
  fullDisk,
  fewDescriptors,
  clockSetBack,
  databaseAway,
  bucketAway,
  killedServer,
  killedRestore,
  threeNodes,
  killedNode,
]
