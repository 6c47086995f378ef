import type { RouterContextProvider } from 'react-router'
import { type JsonLdNode, visitContext } from './visit.server'

/**
 * Adds JSON-LD to the page. It is only in the server's HTML, not in the data of client-side
 * navigation.
 */
export function addJsonLd(
  context: Readonly<RouterContextProvider>,
  things: readonly JsonLdNode[],
): void {
  context.get(visitContext).jsonLd.push(...things)
}

/** Inserts the JSON-LD into the page; nodes with the same id are merged. */
export function withJsonLd(html: string, things: readonly JsonLdNode[]): string {
  if (things.length === 0) return html
  const nodes: WrittenNode[] = []
  for (const each of inOrder(things)) {
    const previous = nodes.at(-1)
    const isSame = previous?.thing['@id'] === each.thing['@id']
    if (isSame) nodes[nodes.length - 1] = written({ ...previous.thing, ...each.thing })
    else nodes.push(each)
  }
  const graph = nodes.map(({ text }) => text).join()
  const data = escapedForScript(`{"@context":"https://schema.org","@graph":[${graph}]}`)
  const script = `<script type="application/ld+json">${data}</script>`
  return html.replace('</head>', () => `${script}</head>`)
}

/** A node and its JSON. */
interface WrittenNode {
  thing: JsonLdNode
  text: string
}

function written(thing: JsonLdNode): WrittenNode {
  return { thing, text: JSON.stringify(thing) }
}

/** Sorts the nodes, because loaders finish in any order and the page must be reproducible. */
function inOrder(things: readonly JsonLdNode[]): WrittenNode[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return things
    .map(written)
    .sort((a, b) => compare(a.thing['@id'], b.thing['@id']) || compare(a.text, b.text))
}

/** Escapes JSON for a script element. */
function escapedForScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
