import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '~/routes'
import { adminForms } from './support/admin-forms'

/** Forms of commands, which have no blank fields. */
const commands = ['focusForm', 'orderForm', 'altTextForm', 'addedPicturesForm', 'firstPicturesForm']
/** Forms that send only changed fields (docs/architecture.md, "Forms"). */
const partial = ['homeContentForm', 'pressForm', 'appearanceForm']

const forms = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('../app/domain/**/*.form.ts', { eager: true })),
) as Record<string, unknown>

const app = join(import.meta.dirname, '../app')
const codeOf = (file: string) => readFileSync(join(app, file), 'utf8')

/** Every path and its route module. */
function answered(entries: RouteConfigEntry[], above = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const whole = path ? `${above}/${path}` : above
    return [{ path: whole, file }, ...answered(children, whole)]
  })
}

/** The schemas of a route's forms, by name. */
function taken(code: string): string[] {
  const found = [
    ...code.matchAll(/answerForm\(\s*context,\s*[^;]*?,\s*(\w+Form),/g),
    ...code.matchAll(/publishedForm\(\s*'\w+',\s*(\w+Form),/g),
  ]
  const names = found.map(([, name]) => name as string)
  return [...new Set(names)].filter((name) => ![...commands, ...partial].includes(name))
}

const admin = answered(await routes).filter(({ path }) => path.startsWith('/admin'))

test('every form of the back-office is tested completely, at its path', () => {
  const listed = Object.entries(adminForms).map(([path, schema]) => {
    const [name] = Object.entries(forms).find(([, form]) => form === schema) ?? []
    return `${path.replace(/,.*/, '')} ${name}`
  })
  const wanted = admin.flatMap(({ path, file }) =>
    taken(codeOf(file)).map((name) => `${path} ${name}`),
  )
  expect(wanted.length).toBeGreaterThan(15)
  expect(listed.sort()).toEqual(wanted.sort())
})

test('every tested form exists in the code', () => {
  for (const { path, file } of admin) {
    const code = codeOf(file)
    const calls = [...code.matchAll(/answerForm\(/g)].length
    const read = [...code.matchAll(/answerForm\(\s*context,\s*[^;]*?,\s*\w+Form,/g)].length
    expect(read, path).toBe(calls)
  }
})
