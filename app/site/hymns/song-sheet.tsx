import { displayedCreditLines } from '~/domain/hymns/hymns.copy'
import {
  entryKey,
  type SheetHymn,
  type SheetRow,
  type SongSheet,
} from '~/domain/hymns/song-sheet/song-sheet'
import { songSheetCopy } from '~/domain/hymns/song-sheet/song-sheet.copy'
import { useSiteData } from '~/site/layout/site-data'
import { HymnVerse } from './hymn-verse'

export function SongSheetPaper({ sheet, rows }: { sheet: SongSheet; rows: SheetRow[] }) {
  const placeAndDate = [sheet.place, sheet.date].filter(Boolean).join(' · ')
  return (
    <section
      aria-label={songSheetCopy.sheet}
      className={`${sheet.paper === 'a5' ? 'paper-a5 ' : ''}mt-14 border border-rule px-6 py-10 md:px-14 md:py-14 print:mt-0 print:border-0 print:p-0`}
    >
      {(sheet.title || placeAndDate) && (
        <header className="mb-12 border-rule border-b pb-6 text-center print:mb-8">
          {sheet.title && <h2 className="print:text-[20pt]">{sheet.title}</h2>}
          {placeAndDate && <p className="mt-2 text-faded">{placeAndDate}</p>}
        </header>
      )}
      <div className="grid gap-14 print:gap-10">
        {rows.map((row, index) =>
          'line' in row ? (
            <Heading key={entryKey(row)} number={index + 1} title={row.line} />
          ) : (
            <PrintedHymn key={entryKey(row)} hymn={row} number={index + 1} />
          ),
        )}
      </div>
    </section>
  )
}

function Heading({ number, title }: { number: number; title: string }) {
  return (
    <h3 className="wrap-anywhere print:text-[15pt]">
      {number}. {title}
    </h3>
  )
}

function PrintedHymn({ hymn, number }: { hymn: SheetHymn; number: number }) {
  const { authorName } = useSiteData()
  const { title, stanzas } = hymn
  return (
    <article className="print:break-inside-avoid">
      <Heading number={number} title={title} />
      <HymnVerse
        stanzas={stanzas}
        className={`mt-5 [&>*]:ml-4 md:[&>*]:ml-8 print:[&>*]:ml-6 ${stanzas.length > 2 ? 'xl:block xl:columns-2 xl:gap-x-12 xl:[&>*]:pb-6 print:block print:columns-2 print:[&>*]:pb-4' : ''}`}
      />
      <p className="mt-4 break-before-avoid text-caption text-faded">
        {displayedCreditLines(hymn, authorName).join(' · ')}
      </p>
    </article>
  )
}
