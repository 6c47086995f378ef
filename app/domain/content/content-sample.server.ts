import { sampleRow } from '~/platform/sample/sample-row'
import type { SampleSource } from '~/platform/sample/sample-source.server'
import { type ContentKey, contentEntries } from './content'
import { sampleContent } from './content.sample'

/** The texts of the pages in the sample content. */
export const contentSample: SampleSource<'editable_content'> = {
  rows: (_tx, { now }) =>
    Object.entries(sampleContent).map(([key, content_value], number) => {
      const [page = '', element_key = ''] = key.split('.')
      const isRich = 'kind' in contentEntries[key as ContentKey] && /^</.test(content_value)
      return {
        ...sampleRow('text', number, now),
        page,
        element_key,
        content_type: isRich ? 'rich_text' : 'text',
        content_value,
      }
    }),
  richText: 'content_value',
}
