import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The part of schema.org's vocabulary file that the validator reads, since it cannot be downloaded. */
interface VocabularyNode {
  '@id': string
  '@type': 'rdfs:Class' | 'rdf:Property'
  'rdfs:subClassOf'?: { '@id': string }[]
  'schema:domainIncludes'?: { '@id': string }[]
}

const declarations = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts')
const block = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+) \{\n([\s\S]*?)^\}/gm

/** The vocabulary of schema.org, derived from the types generated from it. */
export function vocabulary(): { '@graph': VocabularyNode[] } {
  const parents = new Map<string, Set<string>>()
  const domains = new Map<string, Set<string>>()
  for (const [, type = '', , bases = '', body = ''] of read().matchAll(block)) {
    const own = [...bases.matchAll(/(\w+)Base\b/g)].map(([, name = '']) => name)
    add(parents, type, ...own.filter((name) => name !== type))
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) add(domains, property, type)
  }
  const references = (names: Iterable<string>) =>
    [...names].map((name) => ({ '@id': `schema:${name}` }))
  return {
    '@graph': [
      ...[...parents].map(([type, above]) => ({
        '@id': `schema:${type}`,
        '@type': 'rdfs:Class' as const,
        'rdfs:subClassOf': references(above),
      })),
      ...[...domains].map(([property, types]) => ({
        '@id': `schema:${property}`,
        '@type': 'rdf:Property' as const,
        'schema:domainIncludes': references(types),
      })),
    ],
  }
}

function read(): string {
  return readFileSync(declarations, 'utf8')
}

function add(to: Map<string, Set<string>>, name: string, ...more: string[]): void {
  const known = to.get(name) ?? new Set()
  for (const each of more) known.add(each)
  to.set(name, known)
}
