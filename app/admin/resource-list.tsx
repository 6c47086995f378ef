import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Movable } from './ordering/movable-row'
import { type RowEntry, RowMenu } from './row-menu'

interface Section<T> {
  title: string
  has: (item: T) => boolean
  /** Closed until it is opened or something is searched for. */
  folded?: boolean
}

export interface ResourceListProps<T> {
  items: T[]
  /** Shown when there is nothing. */
  empty: ReactNode
  /** The text a row is searched by. */
  searchCopy: (item: T) => string
  /** Parts with a heading of their own, for lists that are long by nature. */
  sections?: Section<T>[]
  children: (item: T, index: number) => ReactNode
}

const searchFrom = 20

/** Nobody reads on from here: she searches. To show all of many thousands takes seconds. */
const shownAtOnce = 100

/**
 * The rows of a screen, with a search field when there are more than twenty (docs/design.md,
 * "Back-office").
 */
export function ResourceList<T>(props: ResourceListProps<T>) {
  const { items, empty, searchCopy, sections, children } = props
  const [wanted, setWanted] = useState('')
  const [most, setMost] = useState(shownAtOnce)
  if (items.length === 0) return <p className="py-10 text-faded">{empty}</p>
  const found = items.filter((item) =>
    searchCopy(item).toLocaleLowerCase('da').includes(wanted.trim().toLocaleLowerCase('da')),
  )
  const places = new Map(items.map((item, place) => [item, place]))
  const rows = (shown: T[]) =>
    shown.slice(0, most).map((item) => children(item, places.get(item) ?? 0))
  const parts = sections?.map(({ has }) => found.filter(has)) ?? [found]
  return (
    <div className="grid gap-4">
      {items.length > searchFrom && (
        <label className="grid max-w-sm gap-1 text-small">
          Søg i listen
          <input
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            className="border border-faded bg-paper px-3 py-2"
          />
        </label>
      )}
      {found.length === 0 && <p className="py-6 text-faded">Intet passer på »{wanted}«.</p>}
      {sections ? (
        sections.map((section, at) => (
          <SectionRows
            key={section.title}
            section={section}
            count={parts[at]?.length ?? 0}
            rows={rows(parts[at] ?? [])}
            searching={wanted !== ''}
          />
        ))
      ) : (
        <Rows>{rows(found)}</Rows>
      )}
      {parts.some(({ length }) => length > most) && (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => setMost(most + shownAtOnce)}
        >
          Vis flere
        </button>
      )}
    </div>
  )
}

/** After a row was deleted the focus, which was in it, is on the row that took its place. */
function useNextRow(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef(0)
  const before = useRef(count)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = [...(list.current?.children ?? [])].findIndex((each) =>
        each.contains(target as Node),
      )
      if (row >= 0) place.current = row
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    const hasShrunk = count < before.current
    before.current = count
    if (!hasShrunk || document.activeElement !== document.body) return
    const row = list.current?.children[Math.min(place.current, count - 1)]
    if (row instanceof HTMLElement) row.focus()
  }, [count])
  return list
}

function Rows({ children }: { children: ReactNode[] }) {
  return (
    <ul ref={useNextRow(children.length)} className="border-rule border-t first:border-t-0">
      {children}
    </ul>
  )
}

interface SectionRowsProps<T> {
  section: Section<T>
  /** How many there are, also those that are not shown yet. */
  count: number
  rows: ReactNode[]
  searching: boolean
}

function SectionRows<T>({ section, count, rows, searching }: SectionRowsProps<T>) {
  const { title, folded } = section
  if (rows.length === 0) return null
  if (!folded) {
    return (
      <section className="grid gap-3 pt-2">
        <h2 className="text-heading">{title}</h2>
        <Rows>{rows}</Rows>
      </section>
    )
  }
  return (
    <details open={searching} className="open:pb-4">
      <summary className="cursor-pointer py-2 marker:text-faded">
        <h2 className="inline text-heading">{title}</h2>{' '}
        <span className="text-faded text-small">({count})</span>
      </summary>
      <div className="pt-2">
        <Rows>{rows}</Rows>
      </div>
    </details>
  )
}

interface RowProps {
  /** What it is moved by, where rows can be moved. */
  movable?: Movable
  /** A small picture, where the row has one. */
  picture?: ReactNode
  title: ReactNode
  /** Where its form is, or what opens it: title and picture do. */
  opens?: string | (() => void)
  /** Date, place and the like. */
  detail?: ReactNode
  badges?: ReactNode
  /** Hidden things are dimmed. */
  dimmed?: boolean
  /** What matters less is smaller. */
  small?: boolean
  actions: ReactNode
  /** What can be done besides. */
  menu?: { name: string; entries: RowEntry[] }
}

/** One row: picture, title, date, badge and what can be done with it. */
export function ResourceRow(props: RowProps) {
  const { movable, picture, title, opens, detail, badges, dimmed, small, actions, menu } = props
  return (
    <li
      ref={movable?.row}
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
            <Opening opens={opens}>{title}</Opening> {badges}
          </p>
          {detail && <p className={`text-small ${dimmed ? '' : 'text-faded'}`}>{detail}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center max-md:-ml-3 md:-mr-3">
        {movable?.buttons}
        {actions}
        {menu && (
          <RowMenu name={menu.name} entries={[...(movable?.entries ?? []), ...menu.entries]} />
        )}
      </div>
    </li>
  )
}

/** The title is what is pressed, and lies under all that stands beside it. */
const spread = 'text-left no-underline after:absolute after:inset-0 hover:underline'

function Opening({ opens, children }: Pick<RowProps, 'opens'> & { children: ReactNode }) {
  if (opens === undefined) return children
  if (typeof opens === 'string') {
    return (
      <Link to={opens} className={spread}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" className={`${spread} font-semibold`} onClick={opens}>
      {children}
    </button>
  )
}

/** A state of a row, such as 'Skjult'. A longer one breaks its lines within its border. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="ml-1 inline-block max-w-full border border-faded px-1.5 py-0.5 font-normal text-caption">
      {children}
    </span>
  )
}
