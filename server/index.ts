import type { Server } from 'node:http'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { prepareFirstAdmin } from '../app/domain/admins/first-admin.server'
import { RenditionWorker } from '../app/domain/images/stored-pictures/rendition-worker.server'
import { LetterSender } from '../app/domain/letters/sending/letter-sender.server'
import { composeMail } from '../app/domain/mails/compose-mail.server'
import { startImports } from '../app/domain/moving/run-import.server'
import { nouns } from '../app/domain/nouns/nouns.server'
import { searchSources } from '../app/domain/nouns/search-sources.server'
import { PublicationTimes } from '../app/domain/publishing/publication-times.server'
import { ReaderCounter } from '../app/domain/readers/reader-counter.server'
import { installSample } from '../app/domain/sample/install-sample.server'
import { sampleFolder } from '../app/domain/sample/sample-archive.server'
import { startIndexing } from '../app/domain/search/search.server'
import { makeMissingSlugs } from '../app/domain/slugs/make-missing-slugs.server'
import { startSweeping } from '../app/domain/sweep/sweep.server'
import { watchMissingFiles } from '../app/platform/backups/missing-files.server'
import { scheduleBackups } from '../app/platform/backups/schedule.server'
import { affects } from '../app/platform/live/live.server'
import { startSendingMails } from '../app/platform/mail/outbox-sender.server'
import { openBackend } from '../app/platform/open-backend.server'
import { systemClock } from '../app/platform/runtime/clock'
import { ConfigError, type Env, readEnv } from '../app/platform/runtime/env.server'
import { commit, version } from '../app/platform/runtime/version'
import { clientAssets } from './cache/assets'
import { purgeCacheInFront } from './cache/cache-in-front'
import { cachedReads } from './cache/cached-reads'
import { createHttpServer } from './http'
import { listen } from './listen'
import { observe } from './monitoring/observe'
import { createPageRenderer } from './pages'
import { clientIpBehind } from './requests/client-ip'
import { securityHeaders } from './requests/headers'
import { openWhenReachable } from './waiting'

const clientFolder = join(import.meta.dirname, '../client')
const sampleFolders = join(import.meta.dirname, '../../sample')
/** Five seconds for a proxy to notice, and ten for responses in progress. */
const maxShutdownMs = 15_000

try {
  const [command, ...parameters] = process.argv.slice(2)
  if (command === undefined) await start(readEnv())
  else
    process.exitCode = await (await import('./commands/commands')).runCommand(
      command,
      parameters,
      sampleFolders,
    )
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function start(env: Env) {
  const startedAt = systemClock.now()
  const sample = sampleFolder(env.sampleContent, sampleFolders)
  const backend = await openWhenReachable(env, clientFolder, () =>
    openBackend(env, nouns, { lockFolder: true, programFile: import.meta.filename }),
  )
  const firstAdminLink = await backend.withLock('start', async () => {
    await makeMissingSlugs(backend)
    if (sample) await installSample(backend, sample)
    return prepareFirstAdmin(backend, env, startedAt)
  })
  const publications = new PublicationTimes(backend)
  await publications.start()
  const reads = cachedReads(backend, publications)
  const asset = clientAssets(clientFolder, securityHeaders(env))
  const pages = createPageRenderer(build, backend, 'production', { asset, reads })
  const readers = new ReaderCounter(backend, clientIpBehind(env.trustedProxies))
  await readers.start()
  const site = createHttpServer({ env, backend, pages, publications, asset, readers })
  const pictures = new RenditionWorker(backend)
  const stopObserving = await observe(env, { backend, site, pictures, routes: build.routes })
  await listen(site.server, env)
  backend.log.info({ version, commit, node: process.version }, 'the site is open')
  process.stdout.write(`Skrivestue is open at http://localhost:${portOf(site.server)}\n`)
  if (firstAdminLink) process.stdout.write(`The first admin is made at ${firstAdminLink}\n`)
  backend.live.subscribe((change) => {
    if (affects(change, 'images')) pictures.wake()
  })
  pictures.wake()
  const letters = new LetterSender(backend)
  letters.start()
  const stops = [
    stopObserving,
    startSweeping(backend),
    watchMissingFiles(backend),
    scheduleBackups(backend.backups, backend.clock),
    startSendingMails(backend, composeMail),
    startImports(backend),
    purgeCacheInFront(env, backend),
    startIndexing(backend, searchSources),
    ...[pictures, letters, publications, readers].map((each) => () => each.stop()),
  ]
  const stop = async () => {
    setTimeout(() => process.exit(1), maxShutdownMs).unref()
    await site.close()
    await Promise.all(stops.map((stopOne) => stopOne()))
    await backend.live.close()
    await backend.db.destroy()
  }
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // npm forwards a signal to the process group, so it arrives twice.
    process.on(signal, () => {
      if (!isStopping) void stop()
      isStopping = true
    })
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
