import type { LoaderFunctionArgs } from 'react-router'
import type { DraftNoun } from '~/domain/unsaved-drafts/unsaved-drafts'
import { type Listing, type ListQuery, listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { readListing } from './answer.server'
import { type ListActionOptions, listAction } from './list-action.server'
import { readUnsavedDrafts } from './unsaved-list.server'

interface PublishedListOptions<T> extends ListActionOptions<unknown, never> {
  copy: { notLoaded: string; deleted: string; notDeleted: string }
  read: (backend: Backend, query: ListQuery) => Promise<Listing<T>>
}

/** The loader and the action of a list screen whose rows can be drafts; the screen is `PublishedList`. */
export function publishedList<T>(noun: DraftNoun, { read, ...options }: PublishedListOptions<T>) {
  async function loader({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
    const { backend } = signedIn(context)
    const [list, unsaved] = await Promise.all([
      readListing(context, () => read(backend, listQueryOf(request)), options.copy.notLoaded),
      readUnsavedDrafts(context, noun),
    ])
    return { ...list, unsaved }
  }
  return { loader, action: listAction(noun, options) }
}
