import { randomBytes } from 'node:crypto'
import { existsSync, type StatsFs } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Disk = Awaited<ReturnType<typeof openDisk>>

type Measure = (folder: string) => Promise<Pick<StatsFs, 'bavail' | 'bsize' | 'files' | 'ffree'>>

const megabyte = 1024 * 1024

const minFreeBytes = 64 * megabyte
const ballastBytes = 8 * megabyte
const ballastIntervalMs = 10 * 60 * 1000

/** Reserves space in the file `ballast`, which is deleted when the disk is full. */
export async function openDisk(dataDir: string, measure: Measure = statfs) {
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
    /** Releases the ballast if the disk is full, since a sign-in and a deletion also need room. */
    async makeRoom() {
      if ((await freeBytes()) < ballastBytes) await rm(ballast, { force: true })
    },
  }
}

/** Random bytes, since a compressing file system would store zeros in no space. */
async function writeBallast(file: string): Promise<void> {
  const options = { flag: 'wx', mode: 0o600, flush: true }
  await writeFile(file, randomBytes(ballastBytes), options).catch(() => rm(file, { force: true }))
}
