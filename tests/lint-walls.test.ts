import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Planted {
  file: string
  code: string
  /** A part of the expected message; undefined for code that passes. */
  caught?: string
}

const imports = (what: string) => `import { it } from '${what}'\nexport const kept = it\n`
const dated = (time: string) => `export const kept = ${time}\n`
const long = Array.from({ length: 251 }, (_, line) => `export const line${line} = ${line}\n`).join(
  '',
)

const walls: Planted[] = [
  // Imports between folders.
  { file: 'app/ui/up.ts', code: imports('../danish/dates'), caught: 'No ../' },
  {
    file: 'app/ui/up-lazily.ts',
    code: "export const it = import('../danish/dates')",
    caught: 'No ../',
  },
  {
    file: 'app/ui/up-typed.ts',
    code: "export type It = import('../danish/dates').It",
    caught: 'No ../',
  },
  { file: 'app/ui/up-again.ts', code: "export { it } from '../danish/dates'", caught: 'No ../' },
  { file: 'app/ui/button.ts', code: imports('~/danish/verbs'), caught: 'ui imports only' },
  { file: 'app/danish/verbs.ts', code: imports('~/ui/button'), caught: 'danish imports only' },
  { file: 'app/http/slug.ts', code: imports('~/forms/form'), caught: 'http imports only' },
  {
    file: 'app/forms/form.ts',
    code: imports('~/platform/runtime/clock'),
    caught: 'forms imports only',
  },
  {
    file: 'app/site/hero.tsx',
    code: imports('~/platform/runtime/clock'),
    caught: 'site imports only',
  },
  { file: 'app/site/menu.tsx', code: imports('~/admin/menu'), caught: 'site imports only' },
  { file: 'app/site/news.tsx', code: imports('~/domain/news/news.server'), caught: 'browser too' },
  { file: 'app/admin/menu.tsx', code: imports('~/site/header'), caught: 'admin imports only' },
  { file: 'app/admin/list.tsx', code: imports('~/routes/admin/x'), caught: 'admin imports only' },
  {
    file: 'app/platform/rows.ts',
    code: imports('~/domain/news/news'),
    caught: 'platform imports only',
  },
  { file: 'app/domain/news/news.ts', code: imports('~/site/hero'), caught: 'domain imports only' },
  { file: 'app/domain/news/own.ts', code: imports('./news.server'), caught: 'browser too' },
  { file: 'app/domain/news/base.ts', code: imports('~/platform/db.server'), caught: 'browser too' },
  { file: 'app/routes/public/a.ts', code: imports('~/routes/admin/b'), caught: 'route area' },
  { file: 'app/routes/admin/b.ts', code: imports('~/routes/public/a'), caught: 'route area' },
  { file: 'app/routes/files/c.ts', code: imports('~/routes/auth/d'), caught: 'route area' },
  { file: 'app/routes/public/e.ts', code: imports('~/platform/db.server'), caught: 'never touch' },
  { file: 'server/f.ts', code: imports('../app/site/hero'), caught: 'server imports only' },
  {
    file: 'server/cache/f.ts',
    code: imports('../../app/site/hero'),
    caught: 'server imports only',
  },
  { file: 'server/g.ts', code: imports('~/routes/public/a'), caught: 'server imports only' },
  { file: 'app/routes/public/h.ts', code: imports('#tests/support/database'), caught: 'for tests' },

  // Queries.
  { file: 'app/routes/public/i.ts', code: imports('kysely'), caught: 'know the database' },
  { file: 'app/domain/news/plain.ts', code: imports('kysely'), caught: 'know the database' },
  { file: 'server/j.ts', code: imports('pg'), caught: 'know the database' },
  ...['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'].map((verb) => ({
    file: `app/routes/public/${verb.toLowerCase()}.ts`,
    code: `export const kept = (at: { db: { ${verb}(table: string): number } }) => at.db.${verb}('news')\n`,
    caught: 'contain queries',
  })),

  // Paths.
  {
    file: 'app/site/link.tsx',
    code: 'export const A = <a href="/kontakt">x</a>',
    caught: 'href()',
  },
  { file: 'app/site/to.tsx', code: "export const A = <B to={'/kontakt'} />", caught: 'href()' },
  {
    file: 'app/admin/sent.tsx',
    code: 'export const A = <B action={`/admin`} />',
    caught: 'href()',
  },
  {
    file: 'app/routes/public/gone.ts',
    code: "export const a = redirect('/kontakt')",
    caught: 'href()',
  },
  { file: 'app/admin/away.ts', code: "export const a = navigate(\n  '/', {})", caught: 'href()' },

  // Fields.
  {
    file: 'app/routes/admin/news/field.tsx',
    code: 'export const A = <input type="text" name="titel" />',
    caught: 'by its schema',
  },
  {
    file: 'app/admin/area.tsx',
    code: 'export const A = (\n  <textarea\n    rows={3}\n    name="titel"\n  />\n)',
    caught: 'by its schema',
  },
  {
    file: 'app/admin/choice.tsx',
    code: 'export const A = (\n  <select\n    name="type"\n  >\n    <option />\n  </select>\n)',
    caught: 'by its schema',
  },

  // Names.
  {
    file: 'app/domain/news/most.ts',
    code: 'export const MOST_NEWS = 20',
    caught: 'constants in camelCase',
  },
  {
    file: 'app/site/wide.tsx',
    code: 'export const kept = <h1 className="mt-3 max-w-[20ch]">Salmer</h1>',
    caught: 'em or rem',
  },

  // The environment and the time.
  { file: 'app/platform/k.ts', code: dated('process.env.PORT'), caught: 'process.env' },
  { file: 'server/l.ts', code: dated('process.env.PORT'), caught: 'process.env' },
  ...['Date.now()', 'new Date()', 'Date()', 'performance.now()', '[1].map(Date.now)'].map(
    (time, number) => ({
      file: `app/domain/news/time-${number}.ts`,
      code: dated(time),
      caught: 'reads the current time',
    }),
  ),
  { file: 'server/time.ts', code: dated('new Date()'), caught: 'reads the current time' },

  // Names and sizes.
  ...['utils', 'helpers', 'misc', 'hooks', 'types', 'common', 'index'].map((name) => ({
    file: `app/domain/${name}.ts`,
    code: dated('1'),
    caught: 'Name the file after what it means',
  })),
  { file: 'app/lib/slug.ts', code: dated('1'), caught: 'Name the file after what it means' },
  { file: 'tests/helpers/page.ts', code: dated('1'), caught: 'Name the file after what it means' },
  { file: 'app/ui/Button.ts', code: dated('1'), caught: 'kebab-case' },
  { file: 'app/ui/all.ts', code: "export * from './button'", caught: 'barrel' },
  { file: 'app/ui/long.ts', code: long, caught: 'too many lines' },

  // Code that TypeScript and the browser would accept.
  { file: 'app/ui/any.ts', code: 'export const kept = (it: any) => it', caught: 'any' },
  { file: 'app/ui/sure.ts', code: 'export const kept = (it?: string) => it!', caught: 'non-null' },
  { file: 'app/ui/said.ts', code: "console.log('x')", caught: 'console' },
  {
    file: 'app/ui/style.tsx',
    code: 'export const A = () => <p style={{ top: 0 }} />',
    caught: 'style',
  },
  { file: 'app/ui/lost.ts', code: 'async function go() {}\ngo()', caught: 'Promise' },
  { file: 'app/ui/unused.ts', code: "import { it } from './long'", caught: 'unused' },
  { file: 'app/ui/round-a.ts', code: imports('./round-b'), caught: 'cycle' },
  { file: 'app/ui/round-b.ts', code: imports('./round-a'), caught: 'cycle' },
  { file: 'app/ui/stranger.ts', code: imports('lodash'), caught: 'package.json' },
  { file: 'app/ui/dates.ts', code: imports('date-fns'), caught: 'whole library' },
  {
    file: 'tests/some.test.ts',
    code: "import { test } from 'vitest'\ntest.skip('x', () => {})",
    caught: 'tests',
  },
]

const clean: Planted[] = [
  { file: 'app/ui/dialog.ts', code: imports('~/ui/focus') },
  { file: 'app/site/cover.tsx', code: imports('~/domain/bibliography/bibliography') },
  {
    file: 'app/site/shown.ts',
    code: "import type { It } from '~/domain/news/news.server'\nexport type Kept = It\n",
  },
  { file: 'app/admin/form.tsx', code: imports('~/ui/dialog') },
  { file: 'app/platform/runtime/clock.ts', code: dated('new Date()') },
  { file: 'app/platform/runtime/env.server.ts', code: dated('process.env.PORT') },
  { file: 'app/platform/db/db.server.ts', code: imports('kysely') },
  { file: 'app/domain/lectures/lectures.ts', code: imports('~/domain/images/images') },
  { file: 'app/domain/lectures/lectures.server.ts', code: imports('kysely') },
  { file: 'app/domain/lectures/lectures.server.test.ts', code: imports('#tests/support/database') },
  { file: 'app/domain/lectures/dates.ts', code: dated("new Date('2026-11-21')") },
  {
    file: 'app/routes/public/lectures/lectures.tsx',
    code: imports('~/domain/lectures/lectures.server'),
  },
  { file: 'app/routes/admin/news/edit.tsx', code: imports('~/routes/admin/answer') },
  { file: 'server/index.ts', code: imports('../app/platform/backend.server') },
  { file: 'server/cache/k.ts', code: imports('../requests/headers') },
  { file: 'app/site/typed.tsx', code: "export const A = <a href={href('/kontakt')}>x</a>" },
  { file: 'app/site/icon.tsx', code: 'export const A = <link rel="icon" href="/favicon.svg" />' },
]

const findings = lint([...walls, ...clean])

for (const { file, code, caught = '' } of walls) {
  test(`${file} is refused: ${code.trim().split('\n')[0]?.slice(0, 60)}`, () => {
    expect(findings.get(file)?.join('\n')).toContain(caught)
  })
}

for (const { file } of clean) {
  test(`${file} is within the walls`, () => {
    expect(findings.get(file)).toBeUndefined()
  })
}

/** Lints planted files in a tree with the project's own rules. Returns the findings by file. */
function lint(planted: Planted[]): Map<string, string[]> {
  const tree = mkdtempSync(join(tmpdir(), 'skrivestue-walls-'))
  afterAll(() => rmSync(tree, { recursive: true }))
  for (const name of ['biome.json', 'lint', 'package.json', '.gitignore']) {
    cpSync(join(root, name), join(tree, name), { recursive: true })
  }
  for (const { file, code } of planted) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), code)
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const parameters = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(process.execPath, parameters, { cwd: tree, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { severity: string; message: string; location: { path: string } }[]
  }
  const findings = new Map<string, string[]>()
  for (const { severity, message, location } of diagnostics) {
    if (severity === 'information') continue
    findings.set(location.path, [...(findings.get(location.path) ?? []), message])
  }
  return findings
}
