import type { ChurchDay } from '~/domain/church-year/church-days'
import type { HymnFile } from './hymn-files'
import type { HymnLink } from './hymns'
import type { Stanza } from './stanzas'

/** A hymn as its own page shows it; what is not known is null or empty. */
export interface HymnPage extends HymnLink {
  stanzas: Stanza[]
  /** Null for the author. */
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
  /** HTML as it is stored. */
  commentary: string
  rights: { text: string | null; melody: string | null; arrangement: string | null }
  isFreeInWorship: boolean
  scores: HymnFile[]
  recordings: HymnFile[]
  /** The collections it stands in. */
  collections: { title: string; slug: string; year: number }[]
}

/** A collection as its own page shows it. */
export interface HymnCollectionPage {
  title: string
  slug: string
  year: number
  collaborator: string | null
  description: string
  isAvailable: boolean
  hymnCount: number
  imagePath: string | null
  /** Those of its hymns that are here. */
  hymns: HymnLink[]
  /** The id of the work in the bibliography. */
  workId: string | null
}
