import { sampleRow } from '~/platform/sample/sample-row'
import type { SampleSource } from '~/platform/sample/sample-source.server'
import { sampleSeo } from './seo.sample'

/** What the sample content tells search engines of each section. */
export const seoSample: SampleSource<'seo_settings'> = {
  rows: (_tx, { now }) =>
    sampleSeo.map((settings, number) => ({ ...sampleRow('seo', number, now), ...settings })),
}
