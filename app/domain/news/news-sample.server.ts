import { samplePicture } from '~/domain/images/sample-picture.server'
import { canonicalSlug } from '~/http/slug'
import { dayFrom, earlier, sampleRow, slugsOf } from '~/platform/sample/sample-row'
import type { SampleSource } from '~/platform/sample/sample-source.server'
import { sampleNews } from './news.sample'

const pictures = sampleNews.map(
  ({ title, picture }) => picture && samplePicture(picture, 'news', `${title}.jpg`),
)
const slugs = slugsOf(
  sampleNews.map(({ title }) => title),
  canonicalSlug,
)

/** The news of the sample content. */
export const newsSample: SampleSource<'news'> = {
  rows: (_tx, { now, today }) =>
    sampleNews.map(({ title, content, daysAgo, link, listed, summary }, number) => ({
      ...sampleRow('news', number, earlier(now, number)),
      ...{ title, content, link: link ?? null, summary: summary ?? null },
      slug: slugs[number] as string,
      listed_paragraphs: listed ?? null,
      image_url: pictures[number]?.path ?? null,
      published_date: dayFrom(today, -daysAgo),
    })),
  picture: 'image_url',
  pictures: pictures.filter((picture) => picture !== undefined),
}
