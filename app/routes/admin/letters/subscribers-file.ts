import { subscribersCopy } from '~/domain/letters/subscribers/subscribers.copy'
import { subscribersForExport } from '~/domain/letters/subscribers/subscribers.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/subscribers-file'

const names = ['email', 'status', 'created_at', 'consent', 'place', 'consent_given', 'confirmed_at']

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const rows = await subscribersForExport(backend)
  const lines = rows.map((row) => [
    row.email,
    subscribersCopy.states[row.state],
    row.created_at,
    row.wording,
    row.place,
    row.given_at,
    row.confirmed_at,
  ])
  const text = [names, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')
  return new Response(`\uFEFF${text}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="laesere.csv"',
      'Cache-Control': 'no-store',
    },
  })
}

/** Spreadsheets run a cell that begins like a formula. */
function cell(value: string | null): string {
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
