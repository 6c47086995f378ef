import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { composeMail } from '../app/domain/mails/compose-mail.server'
import { nouns } from '../app/domain/nouns/nouns.server'
import { installSample } from '../app/domain/sample/install-sample.server'
import { sampleFolder } from '../app/domain/sample/sample-archive.server'
import { startSendingMails } from '../app/platform/mail/outbox-sender.server'
import { openBackend } from '../app/platform/open-backend.server'
import { readEnv } from '../app/platform/runtime/env.server'
import { liveStreams } from './live-streams'
import { createPageRenderer, withFile } from './pages'
import { clientIpBehind } from './requests/client-ip'

const env = readEnv()
const sample = sampleFolder(env.sampleContent, join(import.meta.dirname, '../sample'))
const backend = await openBackend(env, nouns)
if (sample) await installSample(backend, sample)
startSendingMails(backend, composeMail)
const clientIp = clientIpBehind(env.trustedProxies)
const streams = liveStreams(
  backend.live,
  {},
  clientIp,
  () => true,
  async () => true,
)
const pages = createPageRenderer(build, backend, 'development')

export async function answer(request: IncomingMessage, response: ServerResponse) {
  if (streams.handle(request, response)) return
  const page = await pages(createRequest(request, response), clientIp(request))
  await sendResponse(response, await withFile(page.response, page.visit, backend))
}
