import { subscribersCopy } from '~/domain/letters/subscribers/subscribers.copy'
import { subscribersForExport } from '~/domain/letters/subscribers/subscribers.server'
import { signedIn } from '~/platform/auth/session.server'
import { csvResponse } from '~/routes/admin/csv-response.server'
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
  return csvResponse('laesere', [[names, ...lines]], ',')
}
