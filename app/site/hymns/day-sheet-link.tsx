import type { ChurchDay } from '~/domain/church-year/church-days'
import { sheetLinksCopy } from '~/domain/hymns/song-sheet/sheet-links.copy'
import { daySheetPath } from '~/domain/hymns/song-sheet/song-sheet'
import { SiteLink } from '~/site/layout/site-link'

interface DaySheetLinkProps {
  day: ChurchDay
  /** The day's next date; undefined if it does not occur in the years shown. */
  date: string | undefined
  slugs: string[]
  /** Whether the hymns are the day's own rather than the nearest ones. */
  isOfDay: boolean
}

/** A link from a day to a song sheet with its hymns, or with the nearest ones. */
export function DaySheetLink({ day, date, slugs, isOfDay }: DaySheetLinkProps) {
  return (
    <p className="no-print mt-5">
      <SiteLink to={daySheetPath(day.name, date, slugs)} rel="nofollow" className="button">
        {isOfDay ? sheetLinksCopy.sheetOfDay : sheetLinksCopy.emptySheetOfDay}
      </SiteLink>
    </p>
  )
}
