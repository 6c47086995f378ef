import { expect, test } from 'vitest'
import { runsScripts } from './runs-scripts'

const scope = {
  AbortSignal: { any: 0 },
  Promise: { withResolvers: 0 },
  Map: { groupBy: 0 },
  HTMLElement: { prototype: { popover: 0 } },
  Element: { prototype: { checkVisibility: 0 } },
}

test.each(Object.keys(scope))('a browser whose %s lacks what the scripts use does not', (name) => {
  const missing = { ...scope, [name]: { prototype: {} } } as unknown
  expect(runsScripts(scope as never)).toBe(true)
  expect(runsScripts(missing as typeof globalThis)).toBe(false)
})
