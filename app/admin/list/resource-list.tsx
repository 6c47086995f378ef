import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Movable } from '~/admin/rows/movable-row'
import { type RowEntry, RowMenu } from '~/admin/rows/row-menu'
import type { Listing } from '~/http/listing'
import { Button } from '~/ui/button'
import { SearchBox, searchStatus } from './search-box'
import { useListQuery } from './use-list-query'

interface Section<T> {
  title: string
  includes: (item: T) => boolean
  /** Whether it is collapsed until the author opens it or searches. */
  isCollapsed?: boolean
}

export interface ResourceListProps<T> {
  list: Listing<T>
  /** The list's name in the URL, if its screen has several lists. */
  name?: string
  empty: ReactNode
  /** Sections with headings, for long lists; `list.counts` has their sizes. */
  sections?: Section<T>[]
  asGrid?: boolean
  children: (item: T, index: number) => ReactNode
}

const maxRowsWithoutSearch = 20

/**
 * The rows of a screen, with a search field if there are more than twenty (docs/design.md,
 * "Back-office"). The server searches and sends one page of rows.
 */
export function ResourceList<T>(props: ResourceListProps<T>) {
  const { list, name, empty, sections, asGrid, children } = props
  const { searchText, search, isFull, showMore, showEarlier } = useListQuery(name)
  const { items, total, hasMore, text, counts, offset = 0 } = list
  if (total === 0) return <p className="py-10 text-faded">{empty}</p>
  const rowsOf = (section: Section<T>) =>
    items.flatMap((item, index) => (section.includes(item) ? [children(item, index)] : []))
  return (
    <div className="grid gap-4">
      {total > maxRowsWithoutSearch && (
        <SearchBox
          label="Søg i listen"
          text={searchText}
          onType={search}
          status={searchStatus(
            text,
            sections ? sumOf(counts ?? []) : offset + items.length,
            !sections && hasMore,
          )}
        />
      )}
      {showEarlier && (
        <Button className="button justify-self-start" onClick={showEarlier}>
          Vis de forrige
        </Button>
      )}
      {sections ? (
        sections.map((section, at) => (
          <SectionRows
            key={section.title}
            section={section}
            count={counts?.[at] ?? 0}
            rows={rowsOf(section)}
            isSearching={text !== ''}
          />
        ))
      ) : (
        <ul className={asGrid ? gridLayout : rowLayout}>{items.map(children)}</ul>
      )}
      {hasMore && (
        <Button
          // Another button, so that the focus does not stay below rows that were replaced.
          key={String(isFull)}
          className="button justify-self-start"
          onClick={showMore}
        >
          {isFull ? 'Vis de næste' : 'Vis flere'}
        </Button>
      )}
    </div>
  )
}

function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

const rowLayout = 'border-rule border-t first:border-t-0'
const gridLayout = 'grid grid-cols-2 gap-x-4 gap-y-8 py-4 lg:grid-cols-3 2xl:grid-cols-4'

interface SectionRowsProps<T> {
  section: Section<T>
  /** The number of rows, including those that are not shown yet. */
  count: number
  rows: ReactNode[]
  isSearching: boolean
}

function SectionRows<T>({ section, count, rows, isSearching }: SectionRowsProps<T>) {
  const { title, isCollapsed } = section
  if (rows.length === 0) return null
  if (!isCollapsed) {
    return (
      <section className="grid gap-3 pt-2">
        <h2 className="text-heading">{title}</h2>
        <ul className={rowLayout}>{rows}</ul>
      </section>
    )
  }
  return (
    <details open={isSearching} className="open:pb-4">
      <summary className="cursor-pointer py-2 marker:text-faded">
        <h2 className="inline text-heading">{title}</h2>{' '}
        <span className="text-faded text-small">({count})</span>
      </summary>
      <div className="pt-2">
        <ul className={rowLayout}>{rows}</ul>
      </div>
    </details>
  )
}

interface RowProps {
  movable?: Movable
  picture?: ReactNode
  title: ReactNode
  opens?: string | (() => void)
  detail?: ReactNode
  badges?: ReactNode
  dimmed?: boolean
  small?: boolean
  actions: ReactNode
  menu?: { name: string; entries: RowEntry[] }
}

export function ResourceRow(props: RowProps) {
  const { movable, picture, title, opens, detail, badges, dimmed, small, actions, menu } = props
  return (
    <li
      {...movable?.row}
      tabIndex={-1}
      className={`relative flex flex-wrap items-center gap-x-5 gap-y-3 border-rule border-b bg-paper ${small ? 'py-2 text-small' : 'py-4'}`}
    >
      <div
        className={`relative flex min-w-0 flex-1 basis-72 items-center gap-4 ${dimmed ? 'opacity-65' : ''}`}
      >
        {movable?.handle}
        {picture && <div className="w-20 shrink-0">{picture}</div>}
        <div className="min-w-0">
          <p className={small ? '' : 'font-semibold'}>
            <RowTitle opens={opens}>{title}</RowTitle> {badges}
          </p>
          {detail && <div className={`text-small ${dimmed ? '' : 'text-faded'}`}>{detail}</div>}
        </div>
      </div>
      <div className="-mr-3 flex flex-wrap items-center max-md:-ml-3">
        {movable?.buttons}
        {actions}
        {menu && (
          <RowMenu name={menu.name} entries={[...(movable?.entries ?? []), ...menu.entries]} />
        )}
      </div>
    </li>
  )
}

/** Extends the click target of the title to the whole row, below its other controls. */
const titleClass = 'text-left no-underline after:absolute after:inset-0 hover:underline'

export function RowTitle({ opens, children }: Pick<RowProps, 'opens'> & { children: ReactNode }) {
  if (opens === undefined) return children
  if (typeof opens === 'string') {
    return (
      <Link to={opens} className={titleClass}>
        {children}
      </Link>
    )
  }
  return (
    <Button className={`${titleClass} font-semibold`} onClick={opens}>
      {children}
    </Button>
  )
}

export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="ml-1 inline-block max-w-full border border-faded px-1.5 py-0.5 font-normal text-caption">
      {children}
    </span>
  )
}
