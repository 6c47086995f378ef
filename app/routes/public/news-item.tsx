import { data, redirect } from 'react-router'
import { newsPlace } from '~/domain/news/news.server'
import { draftParameter } from '~/domain/publishing/publication'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/visit.server'
import { MissingPage } from '~/site/missing-page'
import type { Route } from './+types/news-item'
import { redirectLostPath } from './lost-path.server'

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

/** A draft is looked at in its place. */
function withDraft({ preview }: Backend, place: string): string {
  if (!preview) return place
  const [path = '', anchor = ''] = place.split('#')
  const { id, link } = preview
  const query = [`${draftParameter}=${id}`, link?.query].filter(Boolean).join('&')
  return `${path}${path.includes('?') ? '&' : '?'}${query}#${anchor}`
}

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  return <MissingPage isCertain={loaderData.isCertain} />
}
