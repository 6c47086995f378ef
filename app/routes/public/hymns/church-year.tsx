import { data } from 'react-router'
import { webcalUrl } from '~/domain/calendar/subscriptions'
import { seasonCopy } from '~/domain/church-year/church-year.copy'
import { pickTexts } from '~/domain/content/content.server'
import { hymnYearCalendar, hymnYearPath } from '~/domain/hymns/days/hymn-days'
import { hymnDaysCopy } from '~/domain/hymns/days/hymn-days.copy'
import { hymnYear } from '~/domain/hymns/days/hymn-days.server'
import { collectionsPath } from '~/domain/hymns/hymns'
import { hymnYearData } from '~/domain/hymns/hymns-json-ld'
import { readEntry } from '~/routes/public/entry.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { DayRows } from '~/site/hymns/days'
import { BackLink } from '~/site/layout/back-link'
import { MissingEntry } from '~/site/layout/missing'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { useSiteData } from '~/site/layout/site-data'
import { Content } from '~/site/text/content'
import type { Route } from './+types/church-year'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend, pageContent, addJsonLd } = pageRequest(context)
  const [texts, year] = await Promise.all([
    pageContent('salmer'),
    readEntry(context, request, () => hymnYear(backend)),
  ])
  const content = pickTexts(
    texts,
    'salmer.title',
    'salmer.year_intro',
    'salmer.back',
    'salmer.day_not_found',
  )
  if (typeof year === 'number') return data({ content, year: undefined }, year)
  addJsonLd(hymnYearData(backend.siteUrl, content['salmer.title'], year))
  return { content, year }
}

export default function ChurchYear({ loaderData: { content, year } }: Route.ComponentProps) {
  const { siteUrl } = useSiteData()
  if (!year) {
    return <MissingEntry title="salmer.day_not_found" back="salmer.back" to={collectionsPath} />
  }
  const { path, type } = hymnYearCalendar
  return (
    <div className="page pt-2 pb-10 md:pt-4 md:pb-14">
      <PageHead
        title={`${hymnDaysCopy.calendar} · ${content['salmer.title']}`}
        description={content['salmer.year_intro']}
        path={hymnYearPath}
      />
      <link rel="alternate" type={type} href={path} title={hymnDaysCopy.calendar} />
      <BackLink to={collectionsPath} of="salmer.back" />
      <div className="mt-4 md:mt-6 print:mt-0">
        <PageTitle
          title={hymnDaysCopy.churchYear(year.startYear)}
          intro={<Content of="salmer.year_intro" />}
        />
        <p className="mt-4 text-faded print:mt-1">
          {hymnDaysCopy.row(year.row)}
          {year.current && (
            <>
              {' '}
              <a href={`#${year.current}`} className="link no-print ml-5">
                {hymnDaysCopy.today}
              </a>
            </>
          )}
        </p>
      </div>
      <div className="print:mt-4 print:columns-2 print:gap-x-8">
        {[...Map.groupBy(year.days, ({ day }) => day.season)].map(([season, days]) => (
          <section
            key={season}
            aria-labelledby={season}
            className="mt-12 md:mt-16 print:mt-0 print:mb-3"
          >
            <h2 id={season} className="mb-4 print:mb-1 print:text-body">
              {seasonCopy[season]}
            </h2>
            <DayRows days={days} current={year.current} />
          </section>
        ))}
      </div>
      <p className="no-print mt-12">
        <a href={webcalUrl(siteUrl, path)} className="link py-1">
          {hymnDaysCopy.subscribe}
        </a>
      </p>
    </div>
  )
}
