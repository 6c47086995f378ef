import { statfs } from 'node:fs/promises'

/** Bytes that stay free for the site itself. */
const reserve = 100 * 1024 * 1024

/** There is no room for the backup; both numbers are bytes. */
export class NoRoomError extends Error {
  readonly needed: number
  readonly free: number

  constructor(needed: number, free: number) {
    super(`There is no room for the backup: ${mb(needed)} MB are needed, ${mb(free)} MB are free`)
    this.needed = needed
    this.free = free
  }
}

/** @throws NoRoomError when the folder's disk has no room for so many bytes */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < bytes + reserve) throw new NoRoomError(bytes + reserve, free)
}

function mb(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024)
}
