import { data, redirect } from 'react-router'
import { newsPlace } from '~/domain/news/news.server'
import { backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/visit.server'
import { MissingPage } from '~/site/missing-page'
import type { Route } from './+types/news-item'
import { redirectLostPath } from './lost-path.server'
import { withDraft } from './moved.server'

/** Nothing else is worth asking a database for, and NUL is more than PostgreSQL takes. */
const isId = /^[\w-]+$/

/** Leads to an item's place in the list; the page it stands on changes as newer ones come. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const place = isId.test(id) && (await newsPlace(backend, id))
  if (place) throw redirect(withDraft(backend, place))
  await redirectLostPath(context, request)
  return data({ isCertain: context.get(visitContext).complete }, 404)
}

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  return <MissingPage isCertain={loaderData.isCertain} />
}
