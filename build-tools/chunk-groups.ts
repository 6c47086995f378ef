import type { Rolldown } from 'vite'

const publicPages = /app\/(root|routes\/public\/.*)\.tsx\?/
/** The openings are loaded by the front page alone. */
const pagesAndOpenings = /app\/((root|routes\/public\/.*)\.tsx\?|faces\/.*\/opening\.tsx)/

/**
 * The chunks of the client's code. They are few, since each is a request on every page; visitors load no
 * code of the back-office, and the entry script stays small. A module belongs to the first group that
 * matches it. Code that only one route needs is in that route's chunk.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // React DOM, which take-over imports, has to be in the same chunk as React.
  {
    name: 'framework',
    test: /app\/take-over|node_modules\/(react|react-dom|react-router|scheduler)\//,
  },
  { name: importedBy('start', /app\/entry\.client/), minShareCount: 2 },
  { name: importedBy('frame', /app\/(root|routes\/public\/layout)\.tsx\?/), minShareCount: 2 },
  // Only pages about hymns and forms of the back-office need it.
  { name: 'scripture', test: /app\/domain\/scripture\/(books|bible-text)\.ts/, minShareCount: 2 },
  { name: importedBy('site', publicPages), minShareCount: 6 },
  // One chunk for each set of pages that share modules.
  {
    name: importedBy('pages', pagesAndOpenings),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1200,
  },
  // Loaded by public pages when they are first used.
  { name: importedBy('on-demand', /toast-region\.client|pictures\/lightbox/), minShareCount: 2 },
  { name: 'admin', minShareCount: 2 },
]

function importedBy(name: string, origins: RegExp): Rolldown.CodeSplittingNameFunction {
  const cache = new Map<string, boolean>()
  return (id, context) => (isImported(id, context) ? name : null)

  function isImported(id: string, context: Rolldown.ChunkingContext): boolean {
    const cached = cache.get(id)
    if (cached !== undefined) return cached
    // Set before the recursion, so that a cycle of imports ends.
    cache.set(id, false)
    const importers = context.getModuleInfo(id)?.importers ?? []
    const isMatch = origins.test(id) || importers.some((importer) => isImported(importer, context))
    cache.set(id, isMatch)
    return isMatch
  }
}

export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.split('~')[0]}-[hash].js`
}
