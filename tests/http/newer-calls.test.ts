import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const assets = join(import.meta.dirname, '../../build/client/assets')

/** Calls that a browser of the last two years may lack (CONTRIBUTING.md, "Browsers"). */
const newerCalls = [
  ...[/Promise\.try\(/, /RegExp\.escape\(/, /Error\.isError\(/, /Math\.sumPrecise\(/],
  ...[/\.fromBase64\(/, /\.toBase64\(/, /\.toHex\(/, /\.getOrInsert/, /\.moveBefore\(/],
  ...[/\bTemporal\.\w/, /Intl\.DurationFormat/, /\bnew CloseWatcher/, /\.requestClose\(/],
  ...[/\bnew URLPattern/, /\.setHTML\(/, /Iterator\.(from|concat|zip)\(/, /showOpenFilePicker/],
  // React asks for `navigation` before it calls it.
  ...[/\bscheduler\.(postTask|yield)\(/, /Float16Array\.from/],
  /\.(values|keys|entries)\(\)\.(map|filter|some|find|every|reduce|take|drop|flatMap|toArray)\(/,
]

test('the scripts call nothing that a browser of the last two years lacks', () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const found = scripts.flatMap((name) => {
    const script = readFileSync(join(assets, name), 'utf8')
    return newerCalls.filter((call) => call.test(script)).map((call) => `${name}: ${call}`)
  })
  expect(found).toEqual([])
})
