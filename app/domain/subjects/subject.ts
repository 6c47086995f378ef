import { absolute } from '~/domain/seo/json-ld'

export interface Subject {
  kind: 'lecture' | 'work'
  id: string
  title: string
  path: string
}

const schemaTypes = { lecture: 'Service', work: 'Book' } as const satisfies Record<
  Subject['kind'],
  string
>

export function subjectData(siteUrl: string, { kind, title, path }: Subject) {
  return { '@type': schemaTypes[kind], name: title, url: absolute(siteUrl, path) } as const
}
