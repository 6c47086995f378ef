import { data, redirect } from 'react-router'
import { newsPlace } from '~/domain/news/news.server'
import { backendContext } from '~/platform/backend.server'
import type { Route } from './+types/news-item'
import { redirectLostPath } from './lost-path.server'
import NotFound from './not-found'

/** Nothing else is worth asking a database for, and NUL is more than PostgreSQL takes. */
const isId = /^[\w-]+$/

/** Leads to an item's place in the list; the page it stands on changes as newer ones come. */
export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const place = isId.test(id) && (await newsPlace(context.get(backendContext), id))
  if (place) return redirect(place)
  await redirectLostPath(context, request)
  return data(null, 404)
}

export default function NewsItem() {
  return <NotFound />
}
