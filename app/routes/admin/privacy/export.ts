import { findPerson } from '~/domain/privacy/person.server'
import { signedIn } from '~/platform/auth/session.server'
import { textDownload } from '~/routes/admin/download.server'
import type { Route } from './+types/export'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const who = (new URL(request.url).searchParams.get('hvem') ?? '').slice(0, 254)
  const found = await findPerson(backend, who)
  const places = Object.fromEntries(
    found.map(({ name, items }) => [name, items.map(({ data }) => data)]),
  )
  const text = `${JSON.stringify(places, null, 2)}\n`
  return textDownload([text], { name: 'persondata.json', type: 'application/json' })
}
