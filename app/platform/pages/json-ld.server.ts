import type { RouterContextProvider } from 'react-router'
import { type JsonLdNode, visitContext } from './visit.server'

/** Only in the server's HTML, not in the data of client-side navigation. */
export function addJsonLd(context: Readonly<RouterContextProvider>, nodes: readonly JsonLdNode[]) {
  context.get(visitContext).jsonLd.push(...nodes)
}

/** Sorts the nodes, because loaders finish in any order; those with the same id are merged. */
export function withJsonLd(html: string, nodes: readonly JsonLdNode[]): string {
  if (nodes.length === 0) return html
  const byId = Map.groupBy(nodes, (node) => node['@id'])
  const graph = [...byId.keys()].sort().map((id) => {
    const texts = byId.get(id)?.map((node) => JSON.stringify(node)) ?? []
    if (texts.length === 1) return texts[0]
    return JSON.stringify(Object.assign({}, ...texts.sort().map((text) => JSON.parse(text))))
  })
  const data = escapeForScript(`{"@context":"https://schema.org","@graph":[${graph.join()}]}`)
  const script = `<script type="application/ld+json">${data}</script>`
  return html.replace('</head>', () => `${script}</head>`)
}

/** Escapes `<`, so that the JSON cannot end its script element, and the separators that JavaScript reads as lines. */
export function escapeForScript(json: string): string {
  return json.replaceAll(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
