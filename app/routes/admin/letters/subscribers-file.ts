import { subscribersCopy } from '~/domain/letters/subscribers/subscribers.copy'
import { subscribersForExport } from '~/domain/letters/subscribers/subscribers.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { csvResponse } from '~/routes/admin/csv-response.server'
import type { Route } from './+types/subscribers-file'

const names = ['email', 'status', 'created_at', 'consent', 'place', 'consent_given', 'confirmed_at']

export function loader({ context }: Route.LoaderArgs) {
  return csvResponse('laesere', table(signedIn(context).backend), ',')
}

async function* table(backend: Backend): AsyncGenerator<(string | null)[][]> {
  yield [names]
  for await (const rows of subscribersForExport(backend))
    yield rows.map((row) => [
      row.email,
      subscribersCopy.states[row.state],
      row.created_at,
      row.wording,
      row.place,
      row.given_at,
      row.confirmed_at,
    ])
}
