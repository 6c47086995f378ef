import { absolute } from '~/domain/seo/json-ld'
import type { Subject } from './subject'

const kinds = { lecture: 'Service', work: 'Book' } as const satisfies Record<
  Subject['kind'],
  string
>

/** JSON-LD of the subject of an event or a news item. */
export function subjectData(siteUrl: string, { kind, title, path }: Subject) {
  return { '@type': kinds[kind], name: title, url: absolute(siteUrl, path) } as const
}
