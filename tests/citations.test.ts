import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders = ['app', 'bench', 'db', 'docs', 'lint', 'sample', 'scripts', 'server', 'tests']
const readable = /\.(?:css|grit|json|md|mjs|sql|tsx?)$/

/** Text that may contain citations, either a file or one planted by this test. */
interface Source {
  path: string
  text: string
}

const sources = ['', ...folders].flatMap(sourcesIn)

test('every citation refers to something that exists', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap(faultsOf)).toEqual([])
})

test.each<[string, Source, string]>([
  ['a file that is not there', code('docs/nowhere.md, "Slugs"'), 'no file docs/nowhere.md'],
  ['a heading that is not there', code('docs/quality.md, "Slow"'), 'no "Slow" in docs/quality.md'],
  ['one of two headings', code('docs/quality.md, "Safe" and "Slow"'), 'no "Slow"'],
  ['a heading on the next line', code('docs/quality.md,\n * "Slow"'), 'no "Slow"'],
  ['a document without a heading', code('docs/quality.md'), 'names no heading'],
  ['a number of a section', code('specification, section 5'), 'a numbered section'],
  ['a bare number', code('the sentences of sections 2 and 8'), 'a numbered section'],
  ['a document without its folder', code('quality.md, "Safe"'), 'no file quality.md'],
  ['a file outside the repository', code('../shared/stack.md'), 'no file ../shared/stack.md'],
  ['a link to no file', page('[x](nowhere.md)'), 'no file docs/nowhere.md'],
  ['a link to no heading', page('[x](quality.md#slow)'), 'no #slow in docs/quality.md'],
  ['a path that is gone', page('`app/nowhere.ts`'), 'no file app/nowhere.ts'],
  [
    'a removed test',
    page('`server/requests/guard.test.ts`, "what nobody tries"'),
    'no "what nobody tries"',
  ],
])('%s is reported', (_, source, fault) => {
  expect(faultsOf(source).join('\n')).toContain(fault)
})

test.each<[string, Source]>([
  ['headings of a file', code('docs/quality.md, "Safe" and "Fast": why')],
  ['a heading over two lines', code('docs/specification.md, "Data that\n * cannot be read"')],
  ['a decision', code('docs/decisions/0007-walls.md')],
  ['a link to a heading', page('[x](specification.md#data-that-cannot-be-read)')],
  ['a path and a test', page('`server/requests/guard.test.ts`, "a GET request needs no origin"')],
])('%s can be cited', (_, source) => {
  expect(faultsOf(source)).toEqual([])
})

function code(comment: string): Source {
  return { path: 'app/planted.ts', text: `/** Planted (${comment}). */\n` }
}

function page(text: string): Source {
  return { path: 'docs/planted.md', text }
}

/** The readable files of a folder and its subfolders; of the root folder only its own files. */
function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: folder !== '' })
    .filter((entry) => entry.isFile() && readable.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => path !== 'package-lock.json' && path !== 'tests/citations.test.ts')
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function faultsOf(source: Source): string[] {
  const faults = [...numbersIn(source), ...citedIn(source), ...linkedIn(source), ...namedIn(source)]
  return faults.map((fault) => `${source.path}: ${fault}`)
}

const numbered = /\bsections?\s+\d|\bspecification,\s+sections?\b/i

/** Migrations are exempt: they are never edited (CONTRIBUTING.md, "Write a migration"). */
function numbersIn({ path, text }: Source): string[] {
  if (path.startsWith('db/migrations/')) return []
  return numbered.test(prose(text)) ? ['a numbered section'] : []
}

const link = /\[[^\]]*\]\(([^)\s]+)\)/g
const citation =
  /((?:\.{0,2}[\w-]+\/|\.\.\/)*[\w.-]+\.(?:md|(?:test|spec)\.tsx?))`?((?:(?:,| and) "[^"]+")*)/g
/** A file name in a string literal is not a citation. */
const literal = /'[\w./-]+\.md'/g
const needHeading = /^docs\/(?:specification|architecture|quality|design)\.md$/

/**
 * Requires each heading of `docs/quality.md, "Safe" and "Fast"`, or each title of a cited test file, to
 * exist.
 */
function citedIn({ path, text }: Source): string[] {
  const isDocument = path.endsWith('.md')
  const cited = [...prose(text).replace(link, '').replace(literal, '').matchAll(citation)]
  return cited.flatMap(([, file = '', quoted = '']) => {
    const isTest = !file.endsWith('.md')
    if (isTest && !(isDocument && file.includes('/'))) return []
    if (!isFile(file)) return [`no file ${file}`]
    const wanted = [...quoted.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name)
    if (!isDocument && wanted.length === 0 && needHeading.test(file)) {
      return [`${file} names no heading`]
    }
    const whole = contentOf(file)
    const there = isTest ? (name: string) => whole.includes(name) : isHeadingIn(whole)
    return wanted.filter((name) => !there(name)).map((name) => `no "${name}" in ${file}`)
  })
}

/** Requires the targets of a document's links to exist. */
function linkedIn({ path, text }: Source): string[] {
  if (!path.endsWith('.md')) return []
  return [...text.matchAll(link)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return []
    const [name = '', anchor] = target.split('#')
    const file = name === '' ? path : normalize(join(dirname(path), name))
    if (!existsSync(join(root, file))) return [`no file ${file}`]
    const anchors = anchor === undefined ? [] : headingsOf(contentOf(file)).map(anchorOf)
    return anchor === undefined || anchors.includes(anchor) ? [] : [`no #${anchor} in ${file}`]
  })
}

const named =
  /`((?:app|bench|db|docs|lint|sample|scripts|server|tests)\/(?:[\w./-]+\.\w+|[\w./-]*\/))`/g

/** Requires paths such as `app/routes.ts` in a document to exist, except in the changelog. */
function namedIn({ path, text }: Source): string[] {
  if (!path.endsWith('.md') || path === 'CHANGELOG.md') return []
  const paths = [...text.matchAll(named)].map(([, name = '']) => name)
  return paths.filter((name) => !existsSync(join(root, name))).map((name) => `no file ${name}`)
}

/** The text without line breaks and comment prefixes. */
function prose(text: string): string {
  return text.replace(/\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ')
}

function isFile(path: string): boolean {
  return !path.startsWith('.') && existsSync(join(root, path))
}

function contentOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, name = '']) => name)
}

function isHeadingIn(text: string) {
  const headings = headingsOf(text)
  return (name: string) => headings.includes(name)
}

/** The anchor that code hosts generate from a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-')
}
