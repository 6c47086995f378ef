import type { ChurchDay } from '~/domain/church-year/church-days'
import type { Stanza } from '~/domain/hymns/verse/stanzas'
import type { HymnFile } from './files/hymn-files'
import type { HymnCollection, HymnLink } from './hymns'

/** A hymn for its own page; unknown values are null or empty. */
export interface HymnPage extends HymnLink {
  stanzas: Stanza[]
  /** Null means the author. */
  lyricist: string | null
  year: number | null
  themes: string[]
  melody: string | null
  composer: string | null
  arrangement: string | null
  metre: string | null
  scripture: string[]
  /** In the order of the church year. */
  days: ChurchDay[]
  occasions: string[]
  /** HTML, as stored. */
  commentary: string
  rights: { text: string | null; melody: string | null; arrangement: string | null }
  isFreeInWorship: boolean
  scores: HymnFile[]
  recordings: HymnFile[]
  /** The collections that contain it. */
  collections: { title: string; slug: string; year: number }[]
}

export interface HymnCollectionPage extends Omit<HymnCollection, 'hymnIds'> {
  /** Those of its hymns that are on the site. */
  hymns: HymnLink[]
  workId: string | null
}
