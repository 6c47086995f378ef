import type { RouterContextProvider } from 'react-router'
import { type JsonLdNode, visitContext } from './visit.server'

/** Only in the server's HTML, not in the data of client-side navigation. */
export function addJsonLd(
  context: Readonly<RouterContextProvider>,
  nodes: readonly JsonLdNode[],
): void {
  context.get(visitContext).jsonLd.push(...nodes)
}

export function withJsonLd(html: string, nodes: readonly JsonLdNode[]): string {
  if (nodes.length === 0) return html
  const merged: SerializedNode[] = []
  for (const current of sortNodes(nodes)) {
    const previous = merged.at(-1)
    const isSame = previous?.node['@id'] === current.node['@id']
    if (isSame) merged[merged.length - 1] = serialize({ ...previous.node, ...current.node })
    else merged.push(current)
  }
  const graph = merged.map(({ text }) => text).join()
  const data = escapeForScript(`{"@context":"https://schema.org","@graph":[${graph}]}`)
  const script = `<script type="application/ld+json">${data}</script>`
  return html.replace('</head>', () => `${script}</head>`)
}

interface SerializedNode {
  node: JsonLdNode
  text: string
}

function serialize(node: JsonLdNode): SerializedNode {
  return { node, text: JSON.stringify(node) }
}

/** Sorts the nodes, because loaders finish in any order and the page must be reproducible. */
function sortNodes(nodes: readonly JsonLdNode[]): SerializedNode[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  return nodes
    .map(serialize)
    .sort((a, b) => compare(a.node['@id'], b.node['@id']) || compare(a.text, b.text))
}

/** Escapes `<`, so that the JSON cannot end its script element, and the separators that JavaScript reads as lines. */
export function escapeForScript(json: string): string {
  return json.replaceAll(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
