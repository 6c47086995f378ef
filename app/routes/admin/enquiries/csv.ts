import { enquiriesIn } from '~/domain/enquiries/enquiries.server'
import { visitorFields } from '~/domain/enquiries/visitor-fields.copy'
import { signedIn } from '~/platform/auth/session.server'
import { csvResponse } from '~/routes/admin/csv-response.server'
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
      ...names.map((name) => row[name]),
      row.note,
    ]),
  ]
  return csvResponse('henvendelser', [table])
}
