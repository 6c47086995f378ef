import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { unusedParts } from './unused-parts'

const file = '/site/node_modules/lib/router.js'
const code = `function go() { for (const one of [1]) { stop(one) } }
const make = () => { function stop(one) { return { one } } return stop }
export { go, make }
`

function build(plugin: Plugin, modules: [id: string, code: string][]): string[] {
  const { transform, buildEnd } = plugin as {
    transform: (code: string, id: string) => { code: string } | undefined
    buildEnd: (error?: Error) => void
  }
  const built = modules.map(([id, code]) => transform(code, id)?.code ?? code)
  buildEnd()
  return built
}

test('the functions that are named lose what they do, and nothing else changes', () => {
  const plugin = unusedParts({ 'lib/router.js': ['stop', 'go'] })
  const other = '/site/app/lib/router.js'
  expect(
    build(plugin, [
      [file, code],
      [other, code],
    ]),
  ).toEqual([
    'function go() {}\nconst make = () => { function stop(one) {} return stop }\nexport { go, make }\n',
    code,
  ])
})

test('a build whose library has changed fails and says where to look', () => {
  const named = unusedParts({ 'lib/router.js': ['go', 'prefetch'] })
  expect(() => build(named, [[file, code]])).toThrow(
    'lib/router.js declares the function prefetch 0 times, not once: see build-tools',
  )
  const doubtful = unusedParts({ 'lib/router.js': ['go'] })
  expect(() => build(doubtful, [[file, `${code}{ function go() {} }`]])).toThrow('go 2 times')
  const moved = unusedParts({ 'lib/router.js': ['go'], 'lib/links.js': ['prefetch'] })
  expect(() => build(moved, [[file, code]])).toThrow('lib/links.js is not in the build')
})
