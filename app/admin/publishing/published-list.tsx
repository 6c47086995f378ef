import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { OrderedList } from '~/admin/list/ordered-list'
import { ResourceList, ResourceRow } from '~/admin/list/resource-list'
import { UnsavedDraftList } from '~/admin/list/unsaved-draft-list'
import type { Movable } from '~/admin/rows/movable-row'
import { DeleteButton, EditButton } from '~/admin/rows/row-buttons'
import type { RowEntry } from '~/admin/rows/row-menu'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import type { Publication } from '~/domain/publishing/publication'
import type { UnsavedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import type { Listing } from '~/http/listing'
import { PublicationBadge, publishedEntries } from './publication-badge'

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
