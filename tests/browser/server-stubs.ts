import type { Plugin } from 'vite'

/**
 * Replaces each export of a `.server` module with a function that returns itself and has itself as every
 * property. Route modules import server code, which the build removes together with their loaders and
 * actions.
 */
export const serverStubs: Plugin = {
  name: 'server-stubs',
  transform: {
    filter: { id: /\.server\.ts$/ },
    handler(code) {
      const names = [...code.matchAll(/^export (?:async )?(?:class|const|function\*?|let) (\w+)/gm)]
      return [
        // No arrow function, since a class may extend it.
        'const stub = new Proxy(function () { return stub }, { get: () => stub })',
        ...names.map(([, name]) => `export { stub as ${name} }`),
      ].join('\n')
    },
  },
}
