import { readersCsv } from '~/domain/readers/readers.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/csv'

export async function loader({ context }: Route.LoaderArgs) {
  return new Response(await readersCsv(signedIn(context).backend), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="laesere.csv"',
      'Cache-Control': 'no-store',
    },
  })
}
