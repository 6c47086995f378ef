import { longDate } from '~/danish/dates'
import { colourCopy } from '~/domain/church-year/church-year.copy'
import {
  type ComingDays as Coming,
  type DayWithHymns,
  hymnDayPath,
  hymnYearPath,
} from '~/domain/hymns/days/hymn-days'
import { hymnDaysCopy } from '~/domain/hymns/days/hymn-days.copy'
import type { HymnLink } from '~/domain/hymns/hymns'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { Reading } from './day-readings'
import { DaySheetLink } from './day-sheet-link'
import { HymnLinks } from './hymn-links'

/** The coming Sunday or holy day with its readings, its hymns and a link to a song sheet. */
export function ComingDay({ coming: { first, readings, near, sheet } }: { coming: Coming }) {
  const { day, date, row, hymns } = first
  return (
    <section
      id="soendagens-salme"
      aria-labelledby="soendagens-salme-titel"
      className={`rail-2 mt-12 grid gap-y-6 border-t-4 pt-6 md:mt-16 print:hidden ${edges[day.colour]}`}
    >
      <div className="grid content-start gap-2">
        <Content of="salmer.sunday_title" as="p" className="label" />
        <h2 id="soendagens-salme-titel" className="hyphens-auto">
          <SiteLink to={hymnDayPath(day.id)} className="no-underline hover:text-accent">
            {day.name}
          </SiteLink>
        </h2>
        <p className="text-faded">
          <time dateTime={date}>{longDate(date)}</time>
        </p>
        <p className="text-faded text-small">
          {hymnDaysCopy.row(row)} · {colourCopy[day.colour]}
        </p>
        {readings && (
          <dl className="readings mt-3 text-small">
            <Reading name={hymnDaysCopy.oldTestament} reading={readings.oldTestament} />
            {readings.epistle && <Reading name={hymnDaysCopy.epistle} reading={readings.epistle} />}
            <Reading name={hymnDaysCopy.gospel} reading={readings.gospel} />
          </dl>
        )}
      </div>
      <div className="grid content-start gap-3">
        {hymns.length > 0 ? <DayHymns {...first} /> : <NearHymns hymns={near} />}
        <DaySheetLink
          day={day}
          date={date}
          slugs={hymns.length > 0 ? sheet : near.map(({ slug }) => slug)}
          isOfDay={hymns.length > 0}
        />
      </div>
    </section>
  )
}

/** Complete class names, since Tailwind searches the source for them. */
const edges = {
  white: 'border-rule',
  red: 'border-liturgical-red',
  green: 'border-liturgical-green',
  violet: 'border-liturgical-violet',
  black: 'border-ink',
}

export const swatches = {
  white: 'bg-white',
  red: 'bg-liturgical-red',
  green: 'bg-liturgical-green',
  violet: 'bg-liturgical-violet',
  black: 'bg-night',
}

/** The nearest hymns, for a day that has none. */
export function NearHymns({ hymns }: { hymns: HymnLink[] }) {
  return (
    <>
      <Content of="salmer.day_empty" as="p" className="text-faded text-small" />
      {hymns.length > 0 && (
        <>
          <Content of="salmer.near_title" as="h3" />
          <HymnLinks hymns={hymns} />
        </>
      )}
    </>
  )
}

/** The days after the coming one. */
export function FollowingDays({ days }: { days: DayWithHymns[] }) {
  return (
    <section aria-labelledby="kommende-dage" className="mt-16 grid gap-y-6 md:mt-24 print:hidden">
      <h2 id="kommende-dage">{hymnDaysCopy.following}</h2>
      <div>
        <DayRows days={days} />
        <p className="mt-6">
          <SiteLink to={hymnYearPath} className="link py-1">
            <Content of="salmer.year_link" />
          </SiteLink>
        </p>
      </div>
    </section>
  )
}

interface DayRowsProps {
  days: DayWithHymns[]
  /** The current or next day, to be marked in a list of the whole year. */
  current?: string
}

/** A list of days, each with its colour, date and hymns. */
export function DayRows({ days, current }: DayRowsProps) {
  return (
    <ol className="border-rule border-t">
      {days.map(({ day, date, ...its }) => (
        <li
          key={day.id}
          id={day.id}
          className={`${day.id === current ? 'border-b-accent' : 'border-rule'} scroll-mt-28 rail-1 grid break-inside-avoid gap-y-1 border-b py-3 md:items-baseline print:grid-cols-[9rem_minmax(0,1fr)] print:gap-x-2 print:py-0 print:text-small print:leading-snug`}
        >
          <p className="text-faded text-small">
            <time dateTime={date}>{longDate(date)}</time>
          </p>
          <div>
            <p className="flex items-baseline gap-3">
              <span
                aria-hidden="true"
                className={`size-2.5 shrink-0 rounded-full border border-rule print:hidden ${swatches[day.colour]}`}
              />
              <SiteLink
                to={hymnDayPath(day.id)}
                className="inline-block py-1 decoration-1 underline-offset-4 hover:underline print:py-0.5"
              >
                {day.name}
              </SiteLink>
            </p>
            {its.hymns.length > 0 && <DayHymns day={day} {...its} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The first hymns of a day, with a link to all of them. */
function DayHymns({ day, hymns, further }: Pick<DayWithHymns, 'day' | 'hymns' | 'further'>) {
  return (
    <>
      <HymnLinks hymns={hymns} />
      {further > 0 && (
        <p className="text-small">
          <SiteLink to={hymnDayPath(day.id)} className="link inline-block py-1">
            {hymnDaysCopy.further(further)}
          </SiteLink>
        </p>
      )}
    </>
  )
}
