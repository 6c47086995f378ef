import { data, redirect } from 'react-router'
import { longDate } from '~/danish/dates'
import type { TextRow } from '~/domain/church-year/church-year'
import { colourCopy, seasonCopy } from '~/domain/church-year/church-year.copy'
import { findChurchDay } from '~/domain/church-year/day-names'
import { type DayInYear, hymnDayPath, hymnYearPath } from '~/domain/hymns/days/hymn-days'
import { hymnDaysCopy } from '~/domain/hymns/days/hymn-days.copy'
import { hymnDay } from '~/domain/hymns/days/hymn-days.server'
import { hymnDayData } from '~/domain/hymns/hymns-json-ld'
import { type LinkedReadings, linkedReadings } from '~/domain/scripture/linked-readings'
import { pageNumber, pathOfPage, statusOf } from '~/http/paging'
import { readEntry } from '~/routes/public/entry.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { ColourDot, DaySheetLink, NearHymns, ReadingList } from '~/site/hymns/days'
import { HymnLinks } from '~/site/hymns/hymn-links'
import { BackLink } from '~/site/layout/back-link'
import { MissingEntry } from '~/site/layout/missing'
import { MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { Section } from '~/site/layout/section'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import type { Route } from './+types/church-day'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { backend, visit, pageContent, addJsonLd } = pageRequest(context)
  const id = findChurchDay(params.day)?.id ?? params.day
  const url = new URL(request.url)
  const pages = { hymns: pageNumber(url), hymnsOnReadings: pageNumber(url, othersParameter) }
  const [content, day] = await Promise.all([
    pageContent('salmer'),
    readEntry(context, request, () => hymnDay(backend, id, pages)),
  ])
  if (typeof day === 'number') return data({ content, page: undefined }, day)
  if (id !== params.day) throw redirect(hymnDayPath(id), 301)
  const firstPath = pathOfPage(hymnDayPath(id), pages.hymns)
  visit.normalizedUrl = pathOfPage(firstPath, pages.hymnsOnReadings, othersParameter)
  addJsonLd(hymnDayData(backend.siteUrl, content['salmer.title'], day))
  const [first, second] = day.readings
  const readings = [linkedReadings(first), linkedReadings(second)] as const
  return data({ content, page: { ...day, readings } }, statusOf(day.hymns, day.hymnsOnReadings))
}

const othersParameter = 'laesninger'

export default function ChurchDayRoute({ loaderData }: Route.ComponentProps) {
  const { content, page } = loaderData
  if (!page) {
    return (
      <MissingEntry title="salmer.day_not_found" back="salmer.back_to_year" to={hymnYearPath} />
    )
  }
  const { day, years, next, readings, hymns, sheetSlugs, hymnsOnReadings, nearest } = page
  const hasHymns = hymns.items.length > 0 || hymns.isPastEnd === true
  return (
    <article className="page pt-2 pb-10 md:pt-4 md:pb-14">
      <PageHead title={day.name} description={descriptionOf(page)} path={hymnDayPath(day.id)} />
      <BackLink to={hymnYearPath} of="salmer.back_to_year" />
      <p className="label mt-4 md:mt-6">{seasonCopy[day.season]}</p>
      <h1 className="mt-2 max-w-[12.5em] hyphens-auto">{day.name}</h1>
      <p className="mt-4 flex items-center gap-3 text-faded">
        <ColourDot day={day} className="size-4" />
        {hymnDaysCopy.colour(colourCopy[day.colour])}
      </p>
      <div className="rail-2 mt-12 grid gap-y-14 md:mt-16">
        <Section
          id="salmer"
          title={nearest.length > 0 ? 'salmer.near_title' : 'salmer.day_hymns_title'}
        >
          <div className="mt-5">
            {hasHymns ? (
              <MoreList
                data={loaderData}
                selectPage={({ page }) => page?.hymns}
                name={content['salmer.day_hymns_title']}
              >
                {(items) => <HymnLinks hymns={items} inPages />}
              </MoreList>
            ) : (
              <div className="grid gap-3">
                <NearHymns hymns={nearest} />
              </div>
            )}
            <DaySheetLink day={day} date={next} slugs={sheetSlugs} isOfDay={hasHymns} />
          </div>
          {(hymnsOnReadings.items.length > 0 || hymnsOnReadings.isPastEnd) && (
            <div id="laesningernes-salmer" className="mt-10 scroll-mt-28">
              <Content of="salmer.over_readings_title" as="h3" className="mb-4" />
              <MoreList
                data={loaderData}
                selectPage={({ page }) => page?.hymnsOnReadings}
                parameter={othersParameter}
                anchor="laesningernes-salmer"
                name={content['salmer.over_readings_title']}
              >
                {(items) => <HymnLinks hymns={items} inPages />}
              </MoreList>
            </div>
          )}
        </Section>
        <Section id="laesninger" title="salmer.readings_title">
          <div className="mt-5 grid gap-8">
            {readings.map((each, index) => {
              const row: TextRow = index === 0 ? 1 : 2
              const rowYears = years.filter((year) => year.row === row).map(yearText)
              return <DayReadings key={row} row={row} readings={each} years={rowYears} />
            })}
          </div>
        </Section>
      </div>
      <nav
        aria-label={hymnDaysCopy.neighboursLabel}
        className="no-print mt-16 flex flex-wrap justify-between gap-x-10 gap-y-6 border-rule border-t pt-6 md:mt-20"
      >
        <p>
          <span className="label block">{hymnDaysCopy.previousDay}</span>
          <SiteLink
            to={hymnDayPath(page.previousDay.id)}
            rel="prev"
            className="link inline-block py-1"
          >
            {page.previousDay.name}
          </SiteLink>
        </p>
        <p className="ml-auto text-right">
          <span className="label block">{hymnDaysCopy.nextDay}</span>
          <SiteLink to={hymnDayPath(page.nextDay.id)} rel="next" className="link inline-block py-1">
            {page.nextDay.name}
          </SiteLink>
        </p>
      </nav>
    </article>
  )
}

function yearText({ startYear, date }: DayInYear): string {
  const when = date === undefined ? hymnDaysCopy.notThisYear : longDate(date)
  return `${hymnDaysCopy.churchYear(startYear)}: ${when}`
}

type ShownDay = NonNullable<Route.ComponentProps['loaderData']['page']>

function descriptionOf({ day, next, readings: [first, second], hymns }: ShownDay): string {
  const namesOf = ({ gospel }: LinkedReadings) => gospel.choices.map(({ name }) => name).join(', ')
  return [
    `${day.name}${next ? `, ${longDate(next)}` : ''}.`,
    `${hymnDaysCopy.row(1)}: ${namesOf(first)}.`,
    `${hymnDaysCopy.row(2)}: ${namesOf(second)}.`,
    hymns.items.map(({ title }) => title).join(', '),
  ].join(' ')
}

interface DayReadingsProps {
  row: TextRow
  readings: LinkedReadings
  years: string[]
}

function DayReadings({ row, readings, years }: DayReadingsProps) {
  const title = hymnDaysCopy.row(row)
  return (
    <section aria-labelledby={`raekke-${row}`} className="border-rule border-t pt-5">
      <h3 id={`raekke-${row}`}>{title}</h3>
      {years.map((year) => (
        <p key={year} className="mt-1 text-faded text-small">
          {year}
        </p>
      ))}
      <ReadingList readings={readings} className="mt-5 grid gap-y-4" />
    </section>
  )
}
