import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import type { Movable } from '~/admin/ordering/movable-row'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { useCommand } from '~/admin/saving/use-saving'
import { UnsavedDraftList } from '~/admin/unsaved-drafts/unsaved-draft-list'
import type { Publication } from '~/domain/publishing/publication'
import type { UnsavedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import type { Listing } from '~/http/listing'
import { PublicationBadge, publishedEntries } from './publication-badge'
import { ResourceList, ResourceRow } from './resource-list'
import { DeleteButton, EditButton } from './row-buttons'
import type { RowEntry } from './row-menu'

interface PublishedRow {
  id: string
  title: string
  slug: string
  publication: Publication
}

interface PublishedListProps<T> {
  copy: { title: string; add: string; none: string; deleteQuestion: string }
  intro?: string
  relatedScreen?: { to: string; title: string }
  list: Listing<T> & { failed: string | undefined; unsaved: UnsavedDraft[] }
  isOrdered?: boolean
  pathOf: (slug: string) => string
  picture?: (item: T) => ReactNode
  detail: (item: T) => ReactNode
  actions?: (item: T) => ReactNode
  entries?: (item: T) => RowEntry[]
}

export function PublishedList<T extends PublishedRow>(props: PublishedListProps<T>) {
  const { copy, intro, relatedScreen, list, isOrdered, pathOf, picture, detail, actions, entries } =
    props
  const command = useCommand()
  const row = (item: T, movable?: Movable) => {
    const { id, title, slug, publication } = item
    return (
      <ResourceRow
        key={id}
        movable={movable}
        picture={picture?.(item)}
        title={title}
        opens={id}
        badges={<PublicationBadge publication={publication} />}
        detail={detail(item)}
        dimmed={publication.state !== 'published'}
        actions={
          <>
            {actions?.(item)}
            <EditButton opens={id} name={title} />
            <DeleteButton
              name={title}
              copy={copy}
              onDelete={() => command({ intent: 'delete', id })}
            />
          </>
        }
        menu={{
          name: title,
          entries: [...publishedEntries(publication, id, pathOf(slug)), ...(entries?.(item) ?? [])],
        }}
      />
    )
  }
  return (
    <AdminPage
      title={copy.title}
      intro={intro}
      error={list.failed}
      action={
        <div className="flex flex-wrap gap-3">
          {relatedScreen && (
            <Link to={relatedScreen.to} className="button">
              {relatedScreen.title}
            </Link>
          )}
          <Link to="ny" className="button-filled">
            {copy.add}
          </Link>
        </div>
      }
    >
      <UnsavedDraftList drafts={list.unsaved} />
      {isOrdered ? (
        <OrderedList list={list} empty={copy.none} nameOf={({ title }) => title}>
          {row}
        </OrderedList>
      ) : (
        <ResourceList list={list} empty={copy.none}>
          {(item) => row(item)}
        </ResourceList>
      )}
    </AdminPage>
  )
}
