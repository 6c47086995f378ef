/**
 * `npm run profile-icons`: gathers the icons of the networks (app/domain/profiles/networks.ts) in one file.
 * They are from simple-icons (CC0), which is large and is installed only for this. The result is committed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { networks } from '../app/domain/profiles/networks.ts'

const root = new URL('../', import.meta.url)
const folder = new URL('node_modules/simple-icons/icons/', root)
if (process.argv.length > 2) end('Use: npm run profile-icons')
if (!existsSync(folder)) end('Run first: npm install --no-save simple-icons')

/** A link, for all other hosts. */
const other =
  'M9.9 16.9 8.400 18.400a3.300 3.300 0 0 1-4.700-4.700l4-4a3.300 3.300 0 0 1 4.700 0l1.600-1.600a5.500 5.500 0 0 0-7.900 0l-4 4a5.600 5.600 0 1 0 7.900 7.900l1.500-1.500zM21.900 2.200a5.600 5.600 0 0 0-7.900 0l-1.500 1.500 1.600 1.600 1.500-1.500a3.300 3.300 0 0 1 4.700 4.700l-4 4a3.300 3.300 0 0 1-4.700 0L10 14.100a5.500 5.500 0 0 0 7.900 0l4-4a5.600 5.600 0 0 0 0-7.900z'

const names = new Set([...networks.map(({ icon }) => icon), 'mastodon' as const])
const symbols = [...names].sort().map((name) => {
  const path = name === 'other' ? other : pathOf(name)
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>\n`
})
writeFileSync(
  new URL('app/site/layout/profile-icons.svg', root),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`,
)

function pathOf(name: string): string {
  const [, path] = / d="([^"]+)"/.exec(readFileSync(new URL(`${name}.svg`, folder), 'utf8')) ?? []
  if (path === undefined) throw new Error(`${name} has no path`)
  return path
}

function end(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
