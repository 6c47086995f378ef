import { samplePicture } from '~/domain/images/sample-picture.server'
import { canonicalSlug } from '~/http/slug'
import { earlier, sampleRow, slugsOf } from '~/platform/sample/sample-row'
import type { SampleSource } from '~/platform/sample/sample-source.server'
import { sampleLectures } from './lectures.sample'

const pictures = sampleLectures.map((lecture) =>
  samplePicture(lecture, 'lecture', `${lecture.title}.jpg`),
)
const slugs = slugsOf(
  sampleLectures.map(({ title }) => title),
  canonicalSlug,
)

/** The lectures of the sample content. */
export const lecturesSample: SampleSource<'lectures'> = {
  rows: (_tx, { now }) =>
    sampleLectures.map(({ picture: _, alt: __, themes, ...lecture }, number) => ({
      ...sampleRow('lecture', number, earlier(now, number)),
      ...lecture,
      slug: slugs[number] as string,
      themes: JSON.stringify(themes),
      image_url: pictures[number]?.path ?? null,
    })),
  picture: 'image_url',
  pictures,
}
