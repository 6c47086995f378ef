import Validator from '@adobe/structured-data-validator'
import Extractor from '@marbec/web-auto-extractor'
import { vocabulary } from './vocabulary.ts'

export interface Node {
  '@id'?: string
  '@type'?: string
  [property: string]: unknown
}

export function jsonLdOf(html: string): Node[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  if (found.length !== 1) throw new Error(`the page has ${found.length} scripts of linked data`)
  return JSON.parse(found[0]?.[1] ?? '')['@graph']
}

/** All things in the data, including nested ones. */
export function allThings(data: unknown): Node[] {
  if (Array.isArray(data)) return data.flatMap(allThings)
  if (typeof data !== 'object' || data === null) return []
  const nested = Object.values(data).flatMap(allThings)
  return '@type' in data ? [data as Node, ...nested] : nested
}

/** The errors in a page's JSON-LD by the schema.org vocabulary and the rules of search engines. */
export async function jsonLdErrors(html: string): Promise<string[]> {
  const extracted = new Extractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
    html,
  )
  const issues = await new Validator(vocabulary()).validate(extracted)
  return issues
    .filter(({ dataFormat }) => dataFormat === 'jsonld')
    .map(({ severity, rootType, issueMessage, path }) => {
      const where = path?.map(({ property, type }) => property ?? type).join('.') ?? rootType
      return `${severity} ${where}: ${issueMessage}`
    })
}

/**
 * Google's required and recommended properties of the types we use
 * (developers.google.com/search/docs/appearance/structured-data, read in 2026). Recommended properties
 * that the database lacks are omitted: an event's end, offer and organizer.
 */
export const expected: Record<string, { required: string[]; recommended: string[] }> = {
  Event: {
    required: ['name', 'startDate', 'location.name', 'location.address'],
    recommended: ['eventStatus', 'url'],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position'], recommended: [] },
  ImageObject: {
    required: ['contentUrl', 'license'],
    recommended: ['acquireLicensePage', 'creditText', 'copyrightNotice'],
  },
  ProfilePage: { required: ['mainEntity'], recommended: [] },
  Person: { required: ['name'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction'] },
  SearchAction: { required: ['target.urlTemplate', 'query-input'], recommended: [] },
  BlogPosting: { required: ['headline'], recommended: ['author', 'datePublished'] },
  Book: { required: ['name'], recommended: ['author', 'datePublished'] },
  // A rating is also required, but there are none, so search results show no stars.
  Review: { required: ['author.name'], recommended: ['reviewBody'] },
  MusicComposition: { required: ['name'], recommended: ['lyricist', 'lyrics.text', 'inLanguage'] },
  Service: { required: ['name', 'provider'], recommended: ['description', 'url'] },
  CreativeWork: { required: [], recommended: [] },
}

const baseTypes: Record<string, string> = { MusicEvent: 'Event', EducationEvent: 'Event' }

/** The expected properties that are missing. */
export function missingProperties(thing: Node): string[] {
  const type = thing['@type'] ?? ''
  const { required, recommended } = expected[baseTypes[type] ?? type] ?? {
    required: [],
    recommended: [],
  }
  return [...required, ...recommended]
    .filter((path) => {
      const value = path
        .split('.')
        .reduce<unknown>((at, name) => (at as Node | undefined)?.[name], thing)
      return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    })
    .map((path) => `${type}.${path}`)
}
