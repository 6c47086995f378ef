import { Readable } from 'node:stream'
import { wxrExport } from '~/domain/moving/export/wxr-export.server'
import { signedIn } from '~/platform/auth/session.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { streamBody } from '~/platform/files/stream-body.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import type { Route } from './+types/wordpress-file'

export async function loader({ context }: Route.LoaderArgs) {
  const { admin, backend } = signedIn(context)
  await recordAudit(backend, admin, { action: 'fetch', noun: 'exports', summary: 'WordPress' })
  const parts = Readable.from(encoded(wxrExport(backend)), { objectMode: true })
  return new Response(streamBody(parts), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="wordpress-${copenhagenToday(backend.clock)}.xml"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function* encoded(parts: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  for await (const part of parts) yield encoder.encode(part)
}
