import { enquiriesIn } from '~/domain/enquiries/enquiries.server'
import { visitorFields } from '~/domain/enquiries/visitor-fields.copy'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/csv'
import { viewOf } from './view'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const { lecture: _, ...labels } = visitorFields
  const names = Object.keys(labels) as (keyof typeof labels)[]
  const rows = await enquiriesIn(backend, viewOf(request))
  const table = [
    ['Modtaget', 'Drejer sig om', ...Object.values(labels), 'Din note'],
    ...rows.map((row) => [
      row.created_at,
      row.subject,
      ...names.map((name) => row[name] ?? ''),
      row.note,
    ]),
  ]
  // With a byte-order mark and semicolons, as Danish spreadsheets expect.
  const csv = `\ufeff${table.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="henvendelser.csv"',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** A cell that begins like a formula would be computed by a spreadsheet. */
function csvCell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
