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
  const said: Said[] = []
  for (const each of inOrder(things)) {
    const before = said.at(-1)
    const isSame = before?.thing['@id'] === each.thing['@id']
    if (isSame) said[said.length - 1] = written({ ...before.thing, ...each.thing })
    else said.push(each)
  }
  const graph = said.map(({ text }) => text).join()
  const data = inScript(`{"@context":"https://schema.org","@graph":[${graph}]}`)
  const script = `<script type="application/ld+json">${data}</script>`
  return html.replace('</head>', () => `${script}</head>`)
}

/** A thing and its JSON, which is written once: it is also what things are put in order by. */
interface Said {
  thing: JsonLdNode
  text: string
}

function written(thing: JsonLdNode): Said {
  return { thing, text: JSON.stringify(thing) }
}

/** Loaders finish in any order, and a page has to be the same each time. */
function inOrder(things: readonly JsonLdNode[]): Said[] {
  const before = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return things
    .map(written)
    .sort((a, b) => before(a.thing['@id'], b.thing['@id']) || before(a.text, b.text))
}

/** JSON that cannot end the script it stands in, nor a line of it. */
function inScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
