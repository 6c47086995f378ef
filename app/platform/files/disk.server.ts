import { randomBytes } from 'node:crypto'
import { existsSync, type StatsFs } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

export interface Disk {
  /** Whether there is room for a large upload; otherwise /healthz and /readyz report `disk`. */
  hasRoom(): Promise<boolean>
  /** Releases the ballast if the disk is full, since a deletion also needs room. */
  makeRoomForDeleting(): Promise<void>
}

type DiskUsage = Pick<StatsFs, 'bavail' | 'bsize' | 'files' | 'ffree'>
type Measure = (folder: string) => Promise<DiskUsage>

const megabyte = 1024 * 1024

const minFreeBytes = 64 * megabyte
/** More than a deletion writes. */
const ballastBytes = 8 * megabyte
const ballastIntervalMs = 10 * 60 * 1000

/** Reserves space in the file `ballast`, which is deleted when the disk is full. */
export async function openDisk(dataDir: string, measure: Measure = statfs): Promise<Disk> {
  const ballast = join(dataDir, 'ballast')
  const freeBytes = async () => {
    const { bavail, bsize, files, ffree } = await measure(dataDir)
    // Some file systems report no inodes.
    return files > 0 && ffree === 0 ? 0 : bavail * bsize
  }
  const ensureBallast = async () => {
    if (!existsSync(ballast) && (await freeBytes()) > minFreeBytes + ballastBytes)
      await writeBallast(ballast)
  }
  await ensureBallast()
  setInterval(() => ensureBallast().catch(() => {}), ballastIntervalMs).unref()
  return {
    hasRoom: async () => (await freeBytes()) >= minFreeBytes,
    async makeRoomForDeleting() {
      if ((await freeBytes()) < ballastBytes) await rm(ballast, { force: true })
    },
  }
}

/** Random bytes, since a compressing file system would store zeros in no space. */
async function writeBallast(file: string): Promise<void> {
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
