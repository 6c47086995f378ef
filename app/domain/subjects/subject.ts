import { absolute } from '~/domain/seo/json-ld'

/** The lecture or the work that an event or a news item is about. */
export interface Subject {
  kind: 'lecture' | 'work'
  id: string
  title: string
  /** The path of its page. */
  path: string
}

const schemaTypes = { lecture: 'Service', work: 'Book' } as const satisfies Record<
  Subject['kind'],
  string
>

/** JSON-LD of the subject of an event or a news item. */
export function subjectData(siteUrl: string, { kind, title, path }: Subject) {
  return { '@type': schemaTypes[kind], name: title, url: absolute(siteUrl, path) } as const
}
