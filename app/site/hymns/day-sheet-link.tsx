import type { ChurchDay } from '~/domain/church-year/church-days'
import { sheetLinksCopy } from '~/domain/hymns/song-sheet/sheet-links.copy'
import { daySheetPath } from '~/domain/hymns/song-sheet/song-sheet'
import { SiteLink } from '~/site/layout/site-link'

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
