import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'

interface Section<T> {
  title: string
  has: (item: T) => boolean
  /** Closed until it is opened or something is searched for. */
  folded?: boolean
}

interface ResourceListProps<T> {
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

/**
 * The rows of a screen, with a search field when there are more than twenty (docs/design.md,
 * "Back-office").
 */
export function ResourceList<T>(props: ResourceListProps<T>) {
  const { items, empty, searchCopy, sections, children } = props
  const [wanted, setWanted] = useState('')
  if (items.length === 0) return <p className="py-10 text-faded">{empty}</p>
  const found = items.filter((item) =>
    searchCopy(item).toLocaleLowerCase('da').includes(wanted.trim().toLocaleLowerCase('da')),
  )
  const rows = (shown: T[]) => shown.map((item) => children(item, items.indexOf(item)))
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
      {found.length === 0 && <p className="py-6 text-faded">Intet passer på „{wanted}“.</p>}
      {sections ? (
        sections.map((section) => (
          <SectionRows
            key={section.title}
            section={section}
            rows={rows(found.filter(section.has))}
            searching={wanted !== ''}
          />
        ))
      ) : (
        <Rows>{rows(found)}</Rows>
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
    <ul ref={useNextRow(children.length)} className="border-rule border-t">
      {children}
    </ul>
  )
}

interface SectionRowsProps<T> {
  section: Section<T>
  rows: ReactNode[]
  searching: boolean
}

function SectionRows<T>({ section: { title, folded }, rows, searching }: SectionRowsProps<T>) {
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
        <span className="text-faded text-small">({rows.length})</span>
      </summary>
      <div className="pt-2">
        <Rows>{rows}</Rows>
      </div>
    </details>
  )
}

interface RowProps {
  ref?: Ref<HTMLLIElement>
  /** What the row is taken by, where rows can be moved. */
  handle?: ReactNode
  /** A small picture, where the row has one. */
  picture?: ReactNode
  title: ReactNode
  /** Date, place and the like. */
  detail?: ReactNode
  badges?: ReactNode
  /** Hidden things are dimmed. */
  dimmed?: boolean
  /** What matters less is smaller. */
  small?: boolean
  actions: ReactNode
}

/** One row: picture, title, date, badge and what can be done with it. */
export function ResourceRow(props: RowProps) {
  const { ref, handle, picture, title, detail, badges, dimmed, small, actions } = props
  return (
    <li
      ref={ref}
      tabIndex={-1}
      className={`relative flex flex-wrap items-center gap-x-5 gap-y-3 border-rule border-b bg-paper ${small ? 'py-2 text-small' : 'py-4'}`}
    >
      <div
        className={`flex min-w-0 flex-1 basis-72 items-center gap-4 ${dimmed ? 'opacity-65' : ''}`}
      >
        {handle}
        {picture && <div className="w-20 shrink-0">{picture}</div>}
        <div className="min-w-0">
          <p className={small ? '' : 'font-semibold'}>
            {title} {badges}
          </p>
          {detail && <p className={`text-small ${dimmed ? '' : 'text-faded'}`}>{detail}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5 max-md:*:px-2.5 md:gap-2">{actions}</div>
    </li>
  )
}

/** A state of a row in one word, such as 'Skjult'. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="ml-1 border border-faded px-1.5 py-0.5 font-normal text-caption">
      {children}
    </span>
  )
}
