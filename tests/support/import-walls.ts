import { dirname, join, relative } from 'node:path'
import { folderOf, type Source } from './walls'

/** The imports between the folders of nouns. */
export function folderImports(sources: readonly Source[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const { path, code } of sources) {
    const own = folderOf(path)
    const known = graph.get(own) ?? new Set()
    graph.set(own, known)
    for (const [, other = ''] of code.matchAll(/['"]~\/domain\/([\w-]+)\//g)) {
      if (other !== own) known.add(other)
    }
  }
  return graph
}

/**
 * The imports between the folders of the platform, except those of types. The folders are layers; a file
 * beside them is a layer too.
 */
export function platformLayers(sources: readonly Source[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const { path, code } of sources) {
    const own = layerOf(path)
    if (own === undefined) continue
    const known = graph.get(own) ?? new Set()
    graph.set(own, known)
    for (const [, names = '', target = ''] of code.matchAll(valueImport)) {
      const isOfTypes = names.split(',').every((name) => /^\s*(type\s|$)/.test(name))
      const other = layerOf(
        join(dirname(path), target.replace(/^~/, relative(dirname(path), 'app'))),
      )
      if (other !== undefined && other !== own && !isOfTypes) known.add(other)
    }
  }
  return graph
}

/**
 * The imports in app/admin, also of types, of a folder that is not below the file's own, as `path: folder`.
 * `layers` has the folders from the lowest; a folder that it lacks is above all others.
 */
export function upwardImports(sources: readonly Source[], layers: readonly string[]): string[] {
  const heightOf = (folder: string) => {
    const height = layers.indexOf(folder)
    return height < 0 ? layers.length : height
  }
  return sources.flatMap(({ path, code }) => {
    const own = path.split('/')[2] ?? ''
    return [...code.matchAll(/['"]~\/admin\/([\w-]+)\//g)]
      .map(([, other = '']) => other)
      .filter((other) => other !== own && heightOf(other) >= heightOf(own))
      .map((other) => `${path}: ${other}`)
  })
}

const valueImport = /^(?:import|export) \{([^}]*)\} from '([.~]\/?[^']*)'/gm

/** 'db' of app/platform/db/db.server.ts, 'backend.server' of app/platform/backend.server.ts. */
function layerOf(path: string): string | undefined {
  return /^app\/platform\/([\w-]+(?:\.server)?)/.exec(path)?.[1]
}

/** A circular import between folders, if there is one. */
export function findCircle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>()
  const visit = (folder: string, path: string[]): string[] | undefined => {
    const start = path.indexOf(folder)
    if (start >= 0) return [...path.slice(start), folder]
    if (done.has(folder)) return undefined
    for (const next of graph.get(folder) ?? []) {
      const circle = visit(next, [...path, folder])
      if (circle) return circle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of graph.keys()) {
    const circle = visit(folder, [])
    if (circle) return circle
  }
  return undefined
}
