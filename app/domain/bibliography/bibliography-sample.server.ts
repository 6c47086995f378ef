import { samplePicture } from '~/domain/images/sample-picture.server'
import { stemSlug } from '~/http/slug'
import { earlier, sampleId, sampleRow, slugsOf } from '~/platform/sample/sample-row'
import type { SamplePicture, SampleSource } from '~/platform/sample/sample-source.server'
import { type SampleWork, sampleWorks } from './bibliography.sample'

const slugs = slugsOf(
  sampleWorks.map(({ title }) => title),
  stemSlug,
)

/** The works of the sample content. */
export const worksSample: SampleSource<'bibliography'> = {
  rows: (_tx, { now }) =>
    sampleWorks.map((written, number) => {
      const {
        cover: _,
        coverAlt: __,
        reviews: ___,
        formats = [],
        shops = [],
        extract = '',
        ...work
      } = written
      return {
        ...sampleRow('work', number, earlier(now, number)),
        ...work,
        formats: JSON.stringify(formats),
        shops: JSON.stringify(shops),
        extract,
        slug: slugs[number] as string,
        image_url: coverOf(written)?.path ?? null,
      }
    }),
  keeps: { extract_pdf_id: 'collaboration_files' },
  picture: 'image_url',
  richText: 'description',
  pictures: sampleWorks.flatMap((work) => coverOf(work) ?? []),
}

function coverOf({ cover, coverAlt = '', title }: SampleWork): SamplePicture | undefined {
  if (!cover) return undefined
  return samplePicture({ picture: cover, alt: coverAlt }, 'bibliography', `${title}.jpg`)
}

const reviews = sampleWorks.flatMap((work, number) =>
  work.reviews.map((review, sort_order) => ({
    ...review,
    sort_order,
    bibliography_id: sampleId('work', number),
  })),
)

/** Their reviews. */
export const reviewsSample: SampleSource<'reviews'> = {
  rows: (_tx, { now }) =>
    reviews.map((review, number) => ({ ...sampleRow('review', number, now), ...review })),
  keeps: { bibliography_id: 'bibliography' },
  richText: 'quote_text',
}
