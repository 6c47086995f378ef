import { absolute } from '~/domain/seo/json-ld'
import type { Subject } from './subject'

const kinds = { lecture: 'Service', work: 'Book' } as const satisfies Record<
  Subject['kind'],
  string
>

/** JSON-LD of what an event or a news item is about. */
export function subjectData(siteUrl: string, { kind, title, path }: Subject) {
  return { '@type': kinds[kind], name: title, url: absolute(siteUrl, path) } as const
}
