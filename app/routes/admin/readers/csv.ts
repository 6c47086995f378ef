import { readersTable } from '~/domain/readers/readers.server'
import { signedIn } from '~/platform/auth/session.server'
import { csvResponse } from '~/routes/admin/csv-response.server'
import type { Route } from './+types/csv'

export function loader({ context }: Route.LoaderArgs) {
  return csvResponse('laesere', readersTable(signedIn(context).backend))
}
