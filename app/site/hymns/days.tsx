import { dayAndMonth, longDate } from '~/danish/dates'
import type { ChurchDay } from '~/domain/church-year/church-days'
import { colourCopy } from '~/domain/church-year/church-year.copy'
import {
  type DayWithHymns,
  hymnDayPath,
  hymnYearPath,
  type NextDays,
} from '~/domain/hymns/days/hymn-days'
import { hymnDaysCopy } from '~/domain/hymns/days/hymn-days.copy'
import type { HymnLink } from '~/domain/hymns/hymns.server'
import { sheetLinksCopy } from '~/domain/hymns/song-sheet/sheet-links.copy'
import { daySheetPath } from '~/domain/hymns/song-sheet/song-sheet'
import type { LinkedReading, LinkedReadings } from '~/domain/scripture/linked-readings'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { HymnLinks } from './hymn-links'

interface ComingDayProps {
  coming: NextDays
  readings: LinkedReadings | undefined
}

export function ComingDay({ coming, readings }: ComingDayProps) {
  const { first, nearest, sheetSlugs } = coming
  const { day, date, row, hymns } = first
  return (
    <section
      id="soendagens-salme"
      aria-labelledby="soendagens-salme-titel"
      className={`season-${day.colour} rail-2 mt-12 grid gap-y-6 border-season border-t-4 pt-6 md:mt-16 print:hidden`}
    >
      <div className="grid content-start gap-2">
        <Content of="salmer.sunday_title" as="p" className="label" />
        <h2 id="soendagens-salme-titel" className="hyphens-auto">
          <SiteLink to={hymnDayPath(day.id)} className="no-underline hover:text-accent">
            {day.name}
          </SiteLink>
        </h2>
        <p className="text-faded">
          <time dateTime={date}>{dayAndMonth(date)}</time>
        </p>
        <p className="text-faded text-small">
          {hymnDaysCopy.rowAndColour(row, colourCopy[day.colour])}
        </p>
        {readings && <ReadingList readings={readings} className="readings mt-3 text-small" />}
      </div>
      <div className="grid content-start gap-3">
        {nearest.length > 0 && <Content of="salmer.near_title" as="h3" />}
        {hymns.length > 0 ? <DayHymns {...first} /> : <NearHymns hymns={nearest} />}
        <DaySheetLink
          day={day}
          date={date}
          slugs={hymns.length > 0 ? sheetSlugs : nearest.map(({ slug }) => slug)}
          isOfDay={hymns.length > 0}
        />
      </div>
    </section>
  )
}

export function ColourDot({ day, className }: { day: ChurchDay; className: string }) {
  const fill = day.colour === 'white' ? 'bg-candle' : 'bg-season'
  return (
    <span
      aria-hidden="true"
      className={`season-${day.colour} shrink-0 border border-season forced-color-adjust-none ${fill} ${className}`}
    />
  )
}

export function NearHymns({ hymns }: { hymns: HymnLink[] }) {
  if (hymns.length > 0) return <HymnLinks hymns={hymns} />
  return <Content of="salmer.day_empty" as="p" className="text-faded text-small" />
}

export function FollowingDays({ days }: { days: DayWithHymns[] }) {
  return (
    <section aria-labelledby="kommende-dage" className="mt-16 grid gap-y-6 md:mt-24 print:hidden">
      <h2 id="kommende-dage">{hymnDaysCopy.nextDays}</h2>
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

type DayRow = Pick<DayWithHymns, 'day' | 'date' | 'hymns' | 'moreHymns'>

interface DayRowsProps {
  days: DayRow[]
  /** The id of the current or next day, which is marked in a list of the whole year. */
  current?: string
}

export function DayRows({ days, current }: DayRowsProps) {
  return (
    <ol className="border-rule border-t">
      {days.map(({ day, date, ...rest }, index) => (
        <li
          key={day.id}
          id={day.id}
          aria-current={day.id === current ? 'date' : undefined}
          className="before:-left-3 relative scroll-mt-28 rail-1 grid break-inside-avoid gap-y-1 border-rule border-b py-3 before:absolute before:inset-y-2 before:border-accent not-print:aria-[current]:before:border-l-4 md:items-baseline print:grid-cols-[9rem_minmax(0,1fr)] print:gap-x-2 print:py-0 print:text-small print:leading-snug"
        >
          <p className="text-faded text-small">
            <time dateTime={date}>
              {yearOf(date) === yearOf(days[index - 1]?.date) ? dayAndMonth(date) : longDate(date)}
            </time>
          </p>
          <div>
            <p className="flex items-baseline gap-3">
              <ColourDot day={day} className="size-2.5 rounded-full print:hidden" />
              <SiteLink
                to={hymnDayPath(day.id)}
                className="inline-block py-1 decoration-1 underline-offset-4 hover:underline print:py-0.5"
              >
                {day.name}
              </SiteLink>
            </p>
            {rest.hymns.length > 0 && (
              <div className="pl-[1.375rem] print:pl-0">
                <DayHymns day={day} {...rest} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function yearOf(date: string | undefined): string | undefined {
  return date?.slice(0, 'YYYY'.length)
}

function DayHymns({ day, hymns, moreHymns }: Omit<DayRow, 'date'>) {
  return (
    <>
      <HymnLinks hymns={hymns} />
      {moreHymns > 0 && (
        <p className="text-small">
          <SiteLink to={hymnDayPath(day.id)} className="link inline-block py-1">
            {hymnDaysCopy.more(moreHymns)}
          </SiteLink>
        </p>
      )}
    </>
  )
}

interface DaySheetLinkProps {
  day: ChurchDay
  /** The day's next date; undefined if it is not in the years that are computed. */
  date: string | undefined
  slugs: string[]
  /** Whether the hymns are of this day, not of the nearest days. */
  isOfDay: boolean
}

export function DaySheetLink({ day, date, slugs, isOfDay }: DaySheetLinkProps) {
  return (
    <p className="no-print mt-5">
      <SiteLink to={daySheetPath(day.name, date, slugs)} rel="nofollow" className="button">
        {isOfDay ? sheetLinksCopy.sheetOfDay : sheetLinksCopy.emptySheetOfDay}
      </SiteLink>
    </p>
  )
}

export function ReadingList({
  readings,
  className,
}: {
  readings: LinkedReadings
  className: string
}) {
  return (
    <dl className={className}>
      <Reading name={hymnDaysCopy.oldTestament} reading={readings.oldTestament} />
      {readings.epistle && <Reading name={hymnDaysCopy.epistle} reading={readings.epistle} />}
      <Reading name={hymnDaysCopy.gospel} reading={readings.gospel} />
    </dl>
  )
}

function Reading({ name, reading }: { name: string; reading: LinkedReading }) {
  const { choices, together } = reading
  const separator = together ? hymnDaysCopy.andOr : hymnDaysCopy.or
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="mt-1">
        {choices.map((choice, index) => (
          <span key={choice.url}>
            {index > 0 && ` ${separator} `}
            <a href={choice.url} rel="noopener noreferrer" className="link inline-block py-1">
              <span aria-hidden="true">{choice.name}</span>
              <span className="sr-only">{choice.spoken}</span>
            </a>
          </span>
        ))}
      </dd>
    </div>
  )
}
