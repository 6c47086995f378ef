import type { EnquiryState } from '~/domain/enquiries/enquiries.form'
import { enquiriesIn } from '~/domain/enquiries/enquiries.server'
import { visitorFields } from '~/domain/enquiries/visitor-fields.copy'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { csvResponse } from '~/routes/admin/csv-response.server'
import type { Route } from './+types/csv'
import { viewOf } from './view'

const { lecture: _, ...labels } = visitorFields
const names = Object.keys(labels) as (keyof typeof labels)[]

export function loader({ context, request }: Route.LoaderArgs) {
  return csvResponse('henvendelser', table(signedIn(context).backend, viewOf(request)))
}

async function* table(backend: Backend, view: EnquiryState): AsyncGenerator<(string | null)[][]> {
  yield [['Modtaget', 'Drejer sig om', ...Object.values(labels), 'Din note']]
  for await (const rows of enquiriesIn(backend, view))
    yield rows.map((row) => [
      row.created_at,
      row.subject,
      ...names.map((name) => row[name]),
      row.note,
    ])
}
