import type { RouterContextProvider } from 'react-router'
import { visitContext } from './visit.server'

/** Something in the vocabulary of schema.org, with the URL that names it. */
export interface JsonLdNode {
  '@id': string
}

/**
 * Says for machines what the page shows. It goes into the head of the server's HTML and nowhere
 * else: a browser that follows a link inside the site is not sent it.
 */
export function addJsonLd(
  context: Readonly<RouterContextProvider>,
  things: readonly JsonLdNode[],
): void {
  context.get(visitContext).jsonLd.push(...things)
}

/** The page with what was said of it; things of one name are one thing. */
export function withJsonLd(html: string, things: readonly JsonLdNode[]): string {
  if (things.length === 0) return html
  const byName = new Map<string, object>()
  for (const thing of inOrder(things)) {
    byName.set(thing['@id'], { ...byName.get(thing['@id']), ...thing })
  }
  const data = { '@context': 'https://schema.org', '@graph': [...byName.values()] }
  const script = `<script type="application/ld+json">${inScript(data)}</script>`
  return html.replace('</head>', () => `${script}</head>`)
}

/** Loaders finish in any order, and a page has to be the same each time. */
function inOrder(things: readonly JsonLdNode[]): JsonLdNode[] {
  const keyed = things.map((thing) => [thing['@id'], JSON.stringify(thing), thing] as const)
  const before = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return keyed
    .sort(([a, aText], [b, bText]) => before(a, b) || before(aText, bText))
    .map(([, , thing]) => thing)
}

/** JSON that cannot end the script it stands in, nor a line of it. */
function inScript(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
