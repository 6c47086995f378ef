import type { TextRow } from '~/domain/church-year/church-year'
import type { Reading as ReadingOfDay, Readings } from '~/domain/church-year/readings'
import { hymnDaysCopy } from '~/domain/hymns/days/hymn-days.copy'
import { bibleTextUrl } from '~/domain/scripture/bible-text'

interface DayReadingsProps {
  row: TextRow
  readings: Readings
  years: string[]
}

export function DayReadings({ row, readings, years }: DayReadingsProps) {
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

export function ReadingList({ readings, className }: { readings: Readings; className: string }) {
  return (
    <dl className={className}>
      <Reading name={hymnDaysCopy.oldTestament} reading={readings.oldTestament} />
      {readings.epistle && <Reading name={hymnDaysCopy.epistle} reading={readings.epistle} />}
      <Reading name={hymnDaysCopy.gospel} reading={readings.gospel} />
    </dl>
  )
}

function Reading({ name, reading }: { name: string; reading: ReadingOfDay }) {
  const { choices, together } = reading
  const separator = together ? hymnDaysCopy.andOr : hymnDaysCopy.or
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="mt-1">
        {choices.map((reference, index) => (
          <span key={reference}>
            {index > 0 && ` ${separator} `}
            <a
              href={bibleTextUrl(reference)}
              rel="noopener noreferrer"
              className="link inline-block py-1"
            >
              {reference}
            </a>
          </span>
        ))}
      </dd>
    </div>
  )
}
