import { sampleWorks } from '~/domain/bibliography/bibliography.sample'
import { canonicalSlug } from '~/http/slug'
import { flagOf } from '~/platform/db/schema'
import { sampleId, sampleRow } from '~/platform/sample/sample-row'
import type { SampleSource } from '~/platform/sample/sample-source.server'
import { sampleHymnCollections } from './hymn-collections.sample'
import { sampleHymns } from './hymns.sample'
import { sampleHymnCopy } from './hymns-sample.copy'

/** The hymns of the sample content. */
export const hymnsSample: SampleSource<'hymns'> = {
  rows: (_tx, { now }) =>
    sampleHymns.map(({ theme, scripture, days, occasions, ...hymn }, number) => ({
      ...sampleRow('hymn', number, now),
      ...hymn,
      slug: canonicalSlug(hymn.title),
      lyricist: null,
      themes: JSON.stringify([theme]),
      melody: null,
      arrangement: null,
      scripture: JSON.stringify(scripture),
      days: JSON.stringify(days),
      occasions: JSON.stringify(occasions),
      commentary: '',
      text_rights: sampleHymnCopy.textRights,
      melody_rights: sampleHymnCopy.melodyRights,
      arrangement_rights: null,
      is_free_in_worship: 1,
      sort_order: number,
    })),
}

const rowOf = (id: string, titles: string[], title: string) => {
  const number = titles.indexOf(title)
  return number < 0 ? null : sampleId(id, number)
}
const hymnTitles = sampleHymns.map(({ title }) => title)
const workTitles = sampleWorks.map(({ title }) => title)

/** The hymn collections of the sample content. */
export const hymnCollectionsSample: SampleSource<'hymn_collections'> = {
  rows: (_tx, { now }) =>
    sampleHymnCollections.map(({ isAvailable, hymns, ...collection }, number) => ({
      ...sampleRow('hymn-collection', number, now),
      ...collection,
      slug: canonicalSlug(collection.title),
      image_url: null,
      is_available: flagOf(isAvailable),
      bibliography_id: rowOf('work', workTitles, collection.title),
      hymn_ids: JSON.stringify(hymns.flatMap((title) => rowOf('hymn', hymnTitles, title) ?? [])),
      sort_order: number,
    })),
  keeps: { bibliography_id: 'bibliography' },
}
