import { longDate } from '~/danish/long-date'
import { colourCopy } from '~/domain/church-year/church-year.copy'
import {
  type ComingDays as Coming,
  type DayWithHymns,
  hymnDayPath,
  hymnYearPath,
} from '~/domain/hymns/hymn-days'
import { hymnDaysCopy } from '~/domain/hymns/hymn-days.copy'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { DaySheetLink } from './day-sheet-link'
import { HymnLinks } from './hymn-links'

/** The coming Sunday with its hymns, and the following days. */
export function ComingDays({ coming: { first, next, sheet } }: { coming: Coming }) {
  const { day, date, row, gospel, hymns } = first
  return (
    <section
      id="soendagens-salme"
      aria-labelledby="soendagens-salme-titel"
      className="mt-16 border-rule border-t pt-10 md:mt-24 md:pt-14 print:hidden"
    >
      <h2 id="soendagens-salme-titel">
        <Content of="salmer.sunday_title" />
      </h2>
      <div className="mt-8 grid gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <div className="grid content-start gap-4 self-start bg-leaf p-6 md:p-9">
          <p className="label">
            <time dateTime={date}>{longDate(date)}</time>
          </p>
          <h3 className="hyphens-auto text-heading">
            <SiteLink to={hymnDayPath(day.id)} className="no-underline hover:underline">
              {day.name}
            </SiteLink>
          </h3>
          <p className="text-faded text-small">
            {hymnDaysCopy.row(row)} · {gospel.join(` ${hymnDaysCopy.or} `)} ·{' '}
            {colourCopy[day.colour]}
          </p>
          {hymns.length > 0 ? (
            <>
              <DayHymns {...first} />
              <DaySheetLink day={day} date={date} slugs={sheet} />
            </>
          ) : (
            <p className="text-faded">
              <Content of="salmer.day_empty" />
            </p>
          )}
        </div>
        <div>
          <DayRows days={next} />
          <p className="mt-6">
            <SiteLink to={hymnYearPath} className="link py-1">
              <Content of="salmer.year_link" />
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  )
}

/** A list of days, each with date and hymns. */
export function DayRows({ days }: { days: DayWithHymns[] }) {
  return (
    <ol className="border-rule border-t">
      {days.map(({ day, date, ...its }) => (
        <li
          key={day.id}
          className="grid break-inside-avoid gap-x-6 gap-y-1 border-rule border-b py-3 md:grid-cols-[11rem_minmax(0,1fr)] md:items-baseline print:grid-cols-[9rem_minmax(0,1fr)] print:gap-x-2 print:py-0 print:text-small print:leading-snug"
        >
          <p className="text-faded text-small">
            <time dateTime={date}>{longDate(date)}</time>
          </p>
          <div>
            <p>
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

/** The first hymns of a day, with a link to all. */
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
