import { dayFrom, earlier, sampleRow } from '~/platform/sample/sample-row'
import type { SampleSource } from '~/platform/sample/sample-source.server'
import { sampleNews } from './news.sample'

/** The news of the sample content. */
export const newsSample: SampleSource<'news'> = {
  rows: (_tx, { now, today }) =>
    sampleNews.map(({ title, content, daysAgo, link = null }, number) => ({
      ...sampleRow('news', number, earlier(now, number)),
      title,
      content,
      link,
      published_date: dayFrom(today, -daysAgo),
    })),
}
