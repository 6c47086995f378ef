import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** The disk that DATA_DIR is on. */
export interface Disk {
  /** Whether more can be kept. Below it /healthz and /readyz say that there is no room. */
  hasRoom(): Promise<boolean>
  /** On a full disk a deletion needs room of its own: gives up the ballast where there is no other. */
  makeRoomForDeleting(): Promise<void>
}

const mega = 1024 * 1024
/** As much as a large upload needs. */
const leastFree = 64 * mega
/** Nothing of this size is kept of a deletion. */
const ballastBytes = 8 * mega
const keepEveryMs = 10 * 60 * 1000

/**
 * Keeps a ballast in DATA_DIR while there is room: `ballast`, which is of no use but to be given up.
 * One that could not be made or was given up is made once there is room again.
 */
export async function openDisk(dataDir: string): Promise<Disk> {
  const ballast = join(dataDir, 'ballast')
  const free = async () => {
    const { bavail, bsize, files, ffree } = await statfs(dataDir)
    // Some file systems count no inodes.
    return files > 0 && ffree === 0 ? 0 : bavail * bsize
  }
  const keepBallast = async () => {
    if (!existsSync(ballast) && (await free()) > leastFree + ballastBytes) await fill(ballast)
  }
  await keepBallast()
  setInterval(() => keepBallast().catch(() => {}), keepEveryMs).unref()
  return {
    hasRoom: async () => (await free()) >= leastFree,
    async makeRoomForDeleting() {
      if ((await free()) < ballastBytes) await rm(ballast, { force: true })
    },
  }
}

/** A disk that compresses would keep nothing of zeros. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(randomBytes(ballastBytes))
    await handle.sync()
  } catch {
    await rm(file, { force: true })
  } finally {
    await handle.close()
  }
}
