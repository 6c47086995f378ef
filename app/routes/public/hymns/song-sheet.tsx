import { daysForSheets } from '~/domain/hymns/days/hymn-days.server'
import { collectionsPath } from '~/domain/hymns/hymns'
import { sheetLinksCopy } from '~/domain/hymns/song-sheet/sheet-links.copy'
import {
  papers,
  readSheet,
  type SheetEntry,
  type SheetRow,
  sheetPath,
  sheetScoresPath,
} from '~/domain/hymns/song-sheet/song-sheet'
import { songSheetCopy } from '~/domain/hymns/song-sheet/song-sheet.copy'
import { sheetChoices, sheetRows } from '~/domain/hymns/song-sheet/song-sheet.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { SongSheetPaper } from '~/site/hymns/song-sheet'
import { SongSheetForm } from '~/site/hymns/song-sheet-form'
import { BackLink } from '~/site/layout/back-link'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { PrintButton } from '~/site/layout/print-button'
import { SiteLink } from '~/site/layout/site-link'
import type { Route } from './+types/song-sheet'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend, visit, pageContent, read } = pageRequest(context)
  visit.normalizedUrl = sheetPath()
  const sheet = readSheet(new URL(request.url).searchParams)
  const [content, rows, choices] = await Promise.all([
    pageContent('salmer'),
    read<SheetRow[] | undefined>(() => sheetRows(backend, sheet.entries), undefined),
    read(() => sheetChoices(backend), []),
  ])
  // The form keeps the URL's hymns while they cannot be read.
  const entries =
    rows?.map((row): SheetEntry => ('slug' in row ? { slug: row.slug } : row)) ?? sheet.entries
  const days = entries.length > 0 ? [] : await read(() => daysForSheets(backend), [])
  return { content, sheet: { ...sheet, entries }, rows: rows ?? [], choices, days }
}

export default function SongSheetRoute({ loaderData }: Route.ComponentProps) {
  const { sheet, rows, choices, days } = loaderData
  const withScores = rows.filter((row) => 'scores' in row && row.scores.length > 0)
  return (
    <div className="page pt-2 pb-10 md:pt-4 md:pb-14 print:py-0">
      <PageHead title={sheetLinksCopy.title} description={songSheetCopy.intro} path={sheetPath()} />
      {rows.length > 0 && <meta name="robots" content="noindex" />}
      <div className="print:hidden">
        <BackLink to={collectionsPath} of="salmer.back" />
        <div className="mt-4 mb-10 md:mt-6">
          <PageTitle title={sheetLinksCopy.title} intro={songSheetCopy.intro} />
        </div>
      </div>
      <SongSheetForm sheet={sheet} rows={rows} choices={choices} days={days} />
      {rows.length > 0 && (
        <>
          <div className="no-print mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
            <nav aria-label={songSheetCopy.paper}>
              <ul className="flex flex-wrap gap-x-7">
                {papers.map((paper) => (
                  <li key={paper}>
                    <SiteLink
                      to={sheetPath({ ...sheet, paper })}
                      rel="nofollow"
                      preventScrollReset
                      aria-current={paper === sheet.paper ? 'true' : undefined}
                      className="choice"
                    >
                      {songSheetCopy.papers[paper]}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
            <PrintButton>{songSheetCopy.print}</PrintButton>
            {withScores.length > 1 && (
              <a href={sheetScoresPath(sheet)} rel="nofollow" download className="link py-2">
                {songSheetCopy.allScores}
              </a>
            )}
          </div>
          <SongSheetPaper sheet={sheet} rows={rows} />
        </>
      )}
    </div>
  )
}
