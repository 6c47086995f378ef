import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { z } from 'zod'
import routes from '~/routes'
import { blanksOf } from './forms'

/** Forms of commands, which have no blank fields. */
const commands = [
  'focusForm',
  'orderForm',
  'altTextForm',
  'newGalleryImagesForm',
  'moveToStartForm',
  'newImportForm',
  'networkImportForm',
  'importCommandForm',
  'importMapForm',
  'importColumnsForm',
  'repeatForm',
]
/** Forms that send only changed fields (docs/architecture.md, "Forms"). */
const partial = ['homeContentForm', 'pressForm', 'appearanceForm', 'featuresForm']

const schemas: Record<string, z.ZodType> = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('../../app/domain/**/*.form.ts', { eager: true })),
)

const app = join(import.meta.dirname, '../../app')

/** Every path and its route module. */
function routeFiles(entries: RouteConfigEntry[], above = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const fullPath = path ? `${above}/${path}` : above
    return [{ path: fullPath, file }, ...routeFiles(children, fullPath)]
  })
}

/** Returns the names of the schemas of a route's forms, that of its page first. */
function formNames(code: string): string[] {
  const found = [
    ...code.matchAll(/(?:publishedForm|dialogList)\(\s*'\w+',\s*(\w+Form),/g),
    ...code.matchAll(/answerForm\(\s*context,\s*[^;]*?,\s*(\w+Form),/g),
  ]
  const names = found.map(([, name]) => name as string)
  return [...new Set(names)].filter((name) => ![...commands, ...partial].includes(name))
}

/** The code of every route of the back-office, by its path. */
export const adminRoutes = routeFiles(await routes)
  .filter(({ path }) => path.startsWith('/admin'))
  .map(({ path, file }) => ({ path, code: readFileSync(join(app, file), 'utf8') }))

/**
 * Every back-office form that is sent with all fields, by path. The second form of a path is listed with
 * its name after a comma.
 */
export const adminForms: Record<string, z.ZodType> = Object.fromEntries(
  adminRoutes.flatMap(({ path, code }) =>
    formNames(code).map((name, index) => [
      index === 0 ? path : `${path}, ${name}`,
      schemas[name] as z.ZodType,
    ]),
  ),
)

function schemaAt(path: string): z.ZodType | undefined {
  const withoutSuffix = path.replace(/\.data$/, '')
  const [folder, kind, , part] = withoutSuffix.split('/').slice(1)
  const names = [
    withoutSuffix,
    withoutSuffix.replace(/[^/]+$/, ':id'),
    `/${folder}/${kind}/:id${part ? `/${part}` : ''}`,
  ]
  return names.map((name) => adminForms[name]).find(Boolean)
}

/** The fields that a browser sends: a form with blanks for missing values, a command unchanged. */
export function wholeForm(path: string, fields: Record<string, string>): Record<string, string> {
  const schema = 'intent' in fields ? undefined : schemaAt(path)
  return { ...(schema && blanksOf(schema)), ...fields }
}
