import { WorkQueue } from '~/platform/runtime/work-queue'

/** In pixels. Larger pictures take up to 400 MB while they are decoded and encoded. */
const largePixels = 12_000_000

const queue = new WorkQueue({ maxConcurrent: 1 })

export function isLarge({ width, height }: { width: number; height: number }): boolean {
  return width * height > largePixels
}

export function queueIfLarge<T>(size: { width: number; height: number }, work: () => Promise<T>) {
  return isLarge(size) ? queue.run(work) : work()
}
