import type { Readable } from 'node:stream'
import { type Clock, copenhagenToday } from '~/platform/runtime/clock'
import type { StaticSite } from '~/platform/static-site/static-site.server'
import { download } from '~/routes/admin/download.server'

interface Zip {
  size: number
  stream: Readable
}

interface Download {
  zip: () => Promise<Zip>
  name: string
  clock: Clock
  signal: AbortSignal
}

/** Deletes the temporary files when the response ends, fails or is aborted. */
export async function zipResponse(site: StaticSite, { zip, name, clock, signal }: Download) {
  const { size, stream } = await zip().catch(async (error: unknown) => {
    await site.close()
    throw error
  })
  stream.once('close', site.close)
  if (signal.aborted) stream.destroy()
  else signal.addEventListener('abort', () => stream.destroy(), { once: true })
  return zipDownload({ size, stream }, `${name}-${copenhagenToday(clock)}`)
}

export function zipDownload({ size, stream }: Zip, name: string): Response {
  return download(stream, { name: `${name}.zip`, type: 'application/zip', size })
}
